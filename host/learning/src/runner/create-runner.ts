import type { Runner } from './Runner.ts';
import { runnerAddress } from './runner-address.ts';
import { SandboxRunner } from './SandboxRunner.ts';

/**
 * Makes a runner; its sandbox is loaded when it is made, so that the first run is quick.
 * @param usesWorkers false if its programs all run in documents: each of these has a frame of its own
 */
export function createRunner(usesWorkers = true): Runner {
  return new SandboxRunner(runnerAddress(), usesWorkers);
}
