import { Button } from '@site/sdk/ui/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardOf, showPart } from '../entries/cards.ts';
import { notify } from '../entries/notices.ts';
import type { WorkspaceParts } from '../workspace/start-workspace.ts';
import type { Workspace } from '../workspace/Workspace.tsx';
import styles from './Repair.module.css';

interface Ready {
  id: string;
  parts: WorkspaceParts;
  Workspace: typeof Workspace;
}

/** The workspace of a bug, in the place of its broken code. The page says which entry it is, and of which release. */
export function Repair({ block }: { block: HTMLElement }) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isGone = useRef(false);

  const open = async () => {
    const id = cardOf(block)?.id ?? '';
    const base = block.closest<HTMLElement>('[data-base]')?.dataset.base ?? '';
    setFailed(false);
    try {
      const { startWorkspace, Workspace } = await import('../workspace/start-workspace.ts');
      const parts = await startWorkspace(base, id);
      if (isGone.current) parts.close();
      else setReady({ id, parts, Workspace });
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  const openAtOnce = useEffectEvent(open);
  useEffect(() => {
    isGone.current = false;
    void openAtOnce();
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => {
    if (!ready) return;
    block.toggleAttribute('data-started', true);
    return () => {
      block.removeAttribute('data-started');
      ready.parts.close();
    };
  }, [block, ready]);

  if (!ready) return <p role="status">{hasFailed ? <Missing onRetry={open} /> : 'Loading …'}</p>;
  return (
    <div className={styles.repair}>
      <ready.Workspace
        id={ready.id}
        parts={ready.parts}
        selection={{ from: 0, to: 0 }}
        isRunAsked={() => false}
        hints={0}
        showPart={(part) => {
          const card = cardOf(block);
          if (card) showPart(card, part);
        }}
        notify={(text) => notify(block, text)}
      />
    </div>
  );
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      The editor did not arrive. <Button onClick={onRetry}>Try again</Button>
    </>
  );
}
