import type { Section } from '@site/sdk/contract';
import { Button } from '@site/sdk/ui/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sizeText, timeText } from '../releases/release-facts.ts';
import { offlineAddress } from './addresses.ts';
import { canKeep } from './keeping.ts';
import styles from './Offline.module.css';
import type { KeptSection } from './read-kept.ts';
import { SectionRow } from './SectionRow.tsx';
import { type KeepingWork, useKeeping } from './use-keeping.ts';
import { useKept } from './use-kept.ts';
import { useSizes } from './use-sizes.ts';

/** Keeps what the reader visits, and whole sections, for when there is no connection. Nothing of it happens unasked. */
export function OfflinePart() {
  const { kept, refresh } = useKept();
  const { work, outcome, start, keep, remove } = useKeeping(refresh);
  const heading = useFocusAfter(Boolean(kept), outcome.text !== undefined);
  const isPossible = usePossible();
  const missing = incompleteOf(kept?.sections ?? []);
  return (
    <section aria-labelledby="offline">
      <h2 ref={heading} id="offline" tabIndex={-1}>
        Offline
      </h2>
      {kept ? (
        <>
          <p>
            The pages that you visit are kept in this browser and open without a connection:{' '}
            <a href={offlineAddress}>see what is kept</a>. A new release takes their place in the background.
          </p>
          <KeptSections sections={kept.sections} work={work} onKeep={keep} />
          <p className={styles.asOf}>
            {`As released on ${timeText(kept.at)}. `}
            {kept.bytes !== null && `With your own data, the site takes ${sizeText(kept.bytes)} on this device.`}
          </p>
          <div className={styles.actions}>
            {missing.length > 1 && (
              <Button busy={work !== null} onClick={() => keep(missing)}>
                Make everything available offline
              </Button>
            )}
            <Button tone="danger" busy={work !== null} onClick={remove}>
              Remove what is kept
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {isPossible
              ? 'Nothing is kept unless you ask. If you do, the pages that you visit from then on open without a connection, too, and whole sections can be kept.'
              : 'This browser cannot keep pages here. It needs a secure address (https), and some browsers keep nothing in a private window.'}
          </p>
          {isPossible && (
            <div className={styles.actions}>
              <Button busy={work !== null} onClick={start}>
                Keep what I visit for offline use
              </Button>
            </div>
          )}
          {work && (
            <progress aria-label="Keeping the site" {...(work.total > 0 && { value: work.kept, max: work.total })} />
          )}
        </>
      )}
      <p role="status" className={styles.outcome}>
        {outcome.text}
      </p>
      {outcome.problem && <p role="alert">{outcome.problem}</p>}
    </section>
  );
}

interface KeptSectionsProps {
  sections: KeptSection[];
  work: KeepingWork | null;
  onKeep: (sections: Section[]) => void;
}

/** The sections, each with what is kept of it. */
function KeptSections({ sections, work, onKeep }: KeptSectionsProps) {
  const sizes = useSizes();
  return (
    <ul className={styles.sections}>
      {sections.map((one) => (
        <SectionRow
          key={one.section.id}
          kept={one}
          bytes={sizes.get(one.section.version) ?? null}
          work={work?.id === one.section.id ? work : null}
          isBusy={work !== null}
          onKeep={() => onKeep([one.section])}
        />
      ))}
    </ul>
  );
}

/** The sections that are not kept completely. */
function incompleteOf(sections: KeptSection[]): Section[] {
  return sections.filter(({ whole }) => whole === null || whole.kept < whole.total).map(({ section }) => section);
}

/** Whether the browser can keep pages; assumed until the page is hydrated. */
function usePossible(): boolean {
  const [isPossible, setPossible] = useState(true);
  useEffect(() => setPossible(canKeep()), []);
  return isPossible;
}

/** The part's heading, which gets the focus when what the reader asked for is done, and the button that was pressed is gone with it. */
function useFocusAfter(isKept: boolean, isDone: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const catchFocus = useEffectEvent(() => {
    if (isDone && document.activeElement === document.body) heading.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with it
  useEffect(() => catchFocus(), [isKept]);
  return heading;
}
