import { AskedEntry } from '@site/learning/asked-entry';
import { Button } from '@site/sdk/ui/button';
import type { CatalogEntry } from './catalog.ts';
import { useAnswer } from './use-answer.ts';

interface QuestionBodyProps {
  entry: CatalogEntry;
  /** Whether its title is all that is asked, so that everything else is the answer. */
  isAllAnswer: boolean;
  isAnswerShown: boolean;
  /** The address of another entry, by its id. */
  addressOf: (id: string) => string | undefined;
  /** The reader has answered it in its place. */
  onAnswer: () => void;
}

/** What is asked of an entry and what its answer is, once it has arrived, or that it did not. */
export function QuestionBody({ entry, isAllAnswer, isAnswerShown, addressOf, onAnswer }: QuestionBodyProps) {
  const { id, kind, address } = entry;
  const [answer, retry] = useAnswer(entry);
  if (answer === null) return isAnswerShown || !isAllAnswer ? <p role="status">Loading…</p> : null;
  if (answer instanceof Error)
    return (
      <div role="alert">
        <p>
          It did not arrive. Nothing is lost: try again, or read it on <a href={address}>its own page</a>.
        </p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  return <AskedEntry {...{ id, kind, isAllAnswer, isAnswerShown, addressOf, onAnswer }} html={answer} />;
}
