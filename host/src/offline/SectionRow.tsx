import { Button } from '@site/sdk/ui/button';
import { sizeText } from '../releases/release-facts.ts';
import styles from './Offline.module.css';
import type { KeptSection } from './read-kept.ts';
import type { KeepingWork } from './use-keeping.ts';

interface SectionRowProps {
  kept: KeptSection;
  /** The size of the section; null if it is not known. */
  bytes: number | null;
  /** How far keeping it is, while that is under way. */
  work: KeepingWork | null;
  /** Whether anything is being kept or removed. */
  isBusy: boolean;
  onKeep: () => void;
}

/** A section with what is kept of it, and the button that keeps all of it. */
export function SectionRow({ kept: { section, whole, pages }, bytes, work, isBusy, onKeep }: SectionRowProps) {
  const { title, id } = section;
  const isComplete = whole !== null && whole.kept === whole.total;
  const label = whole ? 'Continue' : 'Make available offline';
  return (
    <li data-section={id}>
      <div>
        <strong>{title}</strong>
        {work ? (
          <progress aria-label={`Keeping ${title}`} value={work.kept} max={work.total} />
        ) : (
          <span className={styles.amount}>
            {whole ? wholeText(whole) : pagesText(pages)}
            {!isComplete && bytes !== null && ` All of it is about ${sizeText(bytes)}.`}
          </span>
        )}
      </div>
      {!isComplete && (
        <Button busy={isBusy} onClick={onKeep} aria-label={`${label}: ${title}`}>
          {label}
        </Button>
      )}
    </li>
  );
}

function wholeText({ kept, total }: NonNullable<KeptSection['whole']>): string {
  return kept === total ? 'Available offline.' : `${kept} of ${total} files are kept.`;
}

function pagesText(pages: KeptSection['pages']): string {
  const count = pages.reduce((sum, { isKept, entries }) => sum + Number(isKept) + entries.length, 0);
  if (count === 0) return 'Nothing kept yet.';
  return count === 1 ? '1 page is kept.' : `${count} pages are kept.`;
}
