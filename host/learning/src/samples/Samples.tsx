import { createPortal } from '@site/sdk/portal';
import { useEffect, useState } from 'react';
import { createRunner } from '../runner/create-runner.ts';
import { DemoEditor } from './DemoEditor.tsx';
import { isDemo } from './demo-block.ts';
import { Repair } from './Repair.tsx';
import { Sample } from './Sample.tsx';
import { isBug, type StartedSample } from './sample-block.ts';

/**
 * The samples of a page that the reader has started, the demos that the reader edits, and the bug that the reader repairs, each in its
 * own block of code.
 */
export function Samples({ started }: { started: readonly StartedSample[] }) {
  const bugs = started.filter(({ block }) => isBug(block));
  const demos = started.filter(({ block }) => isDemo(block));
  const samples = started.filter(({ block }) => !isBug(block) && !isDemo(block));
  return (
    <>
      {bugs.map(({ block }, index) => createPortal(<Repair block={block} />, block, String(index)))}
      {demos.map(({ block }, index) => createPortal(<DemoEditor block={block} />, block, String(index)))}
      {samples.length > 0 && <SandboxedSamples started={samples} />}
    </>
  );
}

/** They share a sandbox, so one runs at a time. */
function SandboxedSamples({ started }: { started: readonly StartedSample[] }) {
  const [runner] = useState(createRunner);
  useEffect(() => () => runner.close(), [runner]);
  return started.map(({ block, action }, index) =>
    createPortal(<Sample block={block} action={action} runner={runner} />, block, String(index)),
  );
}
