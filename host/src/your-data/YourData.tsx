import { clearEverything, formatExport, importData, parseExport, readOwnData } from '@site/learning/memory';
import { Button } from '@site/sdk/ui/button';
import { type ChangeEvent, useRef, useState } from 'react';
import { OfflinePart } from '../offline/OfflinePart.tsx';
import { ClearDialog } from './ClearDialog.tsx';
import { download } from './download.ts';
import { messageOf, type Outcome, summaryOf } from './outcome.ts';
import { Stored } from './Stored.tsx';
import { useOwnData } from './use-own-data.ts';
import styles from './YourData.module.css';

/** What the site keeps for the reader: how much it is, and how to take it along, bring it back and clear it. */
export default function YourData() {
  const data = useOwnData();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isAsked, setAsked] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLDivElement>(null);

  const attempt = async (work: () => Promise<Outcome>) => {
    setOutcome(null);
    setOutcome(await work().catch((error: unknown) => ({ problem: messageOf(error) })));
  };
  const save = () =>
    attempt(async () => {
      const { unreadable: _left, isBlocked: _blocked, ...records } = await readOwnData();
      const now = Date.now();
      const name = `front-end-workbench-${new Date(now).toISOString().slice(0, 10)}.json`;
      download(formatExport(records, now), name, 'application/json');
      return { text: `The browser saves everything as ${name}.` };
    });
  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen) attempt(async () => importFile(await chosen.text()));
  };
  const clear = () =>
    attempt(async () => {
      setAsked(false);
      const bringBack = await clearEverything();
      const undo = () => {
        told.current?.focus();
        attempt(async () => bringBack().then(() => ({ text: 'Everything is back.' })));
      };
      return { text: 'Everything was cleared.', undo };
    });

  return (
    <div className={styles.page}>
      <h1>Your data</h1>
      <p className="summary">
        What you note, solve and choose on this site is yours: one file takes it to another browser or device.
      </p>
      <Stored data={data} />
      <section aria-labelledby="file">
        <h2 id="file">Take it along</h2>
        <p>
          An import merges: of two records of the same entry, the one changed last stays, no attempt is lost, and a
          study plan has the ticks of both. Settings that you have made here stay as they are.
        </p>
        <div className={styles.actions}>
          <Button tone="primary" onClick={save}>
            Export
          </Button>
          <Button onClick={() => file.current?.click()}>Import</Button>
          <Button tone="danger" onClick={() => setAsked(true)}>
            Clear everything
          </Button>
          <input ref={file} type="file" hidden accept="application/json,.json" aria-label="File" onChange={read} />
        </div>
        <div ref={told} role="status" tabIndex={-1} className={styles.outcome}>
          {outcome?.text}
          {outcome?.undo && <Button onClick={outcome.undo}>Undo</Button>}
        </div>
        {outcome?.problem && <p role="alert">{outcome.problem}</p>}
      </section>
      <section aria-labelledby="elsewhere">
        <h2 id="elsewhere">On paper and in Anki</h2>
        <p>
          The <a href="/Checklist">checklist</a> prints any selection, such as{' '}
          <a href="/Checklist?progress=weak">what you marked as not known or unsure</a>, or makes a file of flashcards
          for Anki.
        </p>
      </section>
      <OfflinePart />
      <ClearDialog open={isAsked} onClose={() => setAsked(false)} onClear={clear} />
    </div>
  );
}

async function importFile(text: string): Promise<Outcome> {
  const data = parseExport(text);
  return { text: summaryOf(await importData(data), data.skippedTexts) };
}
