import { createPortal } from '@site/sdk/portal';
import { useEffect, useState } from 'react';
import { createRunner } from '../runner/create-runner.ts';
import { Repair } from './Repair.tsx';
import { Sample } from './Sample.tsx';
import { isBug, type StartedSample } from './sample-block.ts';

/** The samples of a page that the reader has started, and the bug that the reader repairs, each in its own block of code. */
export function Samples({ started }: { started: readonly StartedSample[] }) {
  const [bugs, samples] = [started.filter(isBug), started.filter((one) => !isBug(one))];
  return (
    <>
      {bugs.map(({ block }, index) => createPortal(<Repair block={block} />, block, String(index)))}
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
