import { useEffect, useRef, useState } from 'react';

/** What the reader has recorded in this tab, by the id of the entry; undefined for what was deleted. */
export type Recordings = Readonly<Record<string, Blob | undefined>>;

type State = { name: 'idle' } | { name: 'asking' } | { name: 'recording' } | { name: 'failed'; problem: string };

/**
 * Records the reader's voice. Nothing leaves the page; the browser asks for permission first.
 * @param onRecorded gets the recording when it is stopped, also by leaving the question
 */
export function useRecorder(onRecorded: (recording: Blob) => void) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);

  async function start() {
    stopping.current = new AbortController();
    setState({ name: 'asking' });
    try {
      await record(stopping.current.signal, onRecorded, () => setState({ name: 'recording' }));
      setState({ name: 'idle' });
    } catch (error) {
      setState({ name: 'failed', problem: problemOf(error) });
    }
  }
  return { state, start, stop: () => stopping.current.abort() };
}

/** Records until the signal is aborted. @throws DOMException when there is no microphone, or no permission */
async function record(signal: AbortSignal, onRecorded: (recording: Blob) => void, onStart: () => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return release();
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  signal.addEventListener('abort', () => recorder.stop(), { once: true });
  recorder.start();
  onStart();
  await stopped;
  release();
  onRecorded(new Blob(parts, { type: recorder.mimeType }));
}

function problemOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'The browser does not allow the microphone. Answer aloud without a recording.';
  if (name === 'NotFoundError') return 'There is no microphone. Answer aloud without a recording.';
  return 'This browser could not record. Answer aloud without a recording.';
}
