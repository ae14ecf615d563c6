import { createPortal } from '@site/sdk/portal';
import { useEffect, useState } from 'react';
import { createRunner } from '../runner/create-runner.ts';
import { Sample } from './Sample.tsx';
import type { StartedSample } from './sample-block.ts';

/** The samples of a page that the reader has started, each in its own block of code. They share a sandbox, so one runs at a time. */
export function Samples({ started }: { started: readonly StartedSample[] }) {
  const [runner] = useState(createRunner);
  useEffect(() => () => runner.close(), [runner]);
  return started.map(({ block, startsEditing }, index) =>
    createPortal(<Sample block={block} startsEditing={startsEditing} runner={runner} />, block, String(index)),
  );
}
