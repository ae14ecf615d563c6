import type { Runner } from './Runner.ts';
import { runnerAddress } from './runner-address.ts';
import { SandboxRunner } from './SandboxRunner.ts';

/** Makes a runner; its sandbox is loaded when it is made, so that the first run is quick. */
export function createRunner(): Runner {
  return new SandboxRunner(runnerAddress());
}
