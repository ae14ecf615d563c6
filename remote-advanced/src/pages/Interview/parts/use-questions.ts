import { type RefObject, useEffect, useState } from 'react';
import { type InterviewQuestion, readQuestions } from './interview-question.ts';

/** The questions of the page around an element; null until they are read. The list may be shown later than the interview above it. */
export function useQuestions(inside: RefObject<HTMLElement | null>): InterviewQuestion[] | null {
  const [questions, setQuestions] = useState<InterviewQuestion[] | null>(null);
  useEffect(() => {
    const page = inside.current?.closest('article') ?? document.body;
    const read = () => setQuestions(readQuestions(page));
    read();
    const observer = new MutationObserver(read);
    observer.observe(page, { childList: true });
    return () => observer.disconnect();
  }, [inside]);
  return questions;
}
