import { Worker } from 'node:worker_threads';
import type { SampleAnswer, SampleRequest } from './node-pool.ts';

/**
 * A process that runs samples, each in a thread of its own: as isolated as in processes, and several times as fast. It is a
 * process so that time zone and language are the same everywhere.
 */
process.on('message', (request: SampleRequest) => {
  run(request).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());

function run({ worker, path, mode, timeLimit }: SampleRequest): Promise<SampleAnswer> {
  const thread = new Worker(worker, {
    eval: true,
    execArgv: [],
    workerData: { path, mode },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return new Promise((resolve) => {
    const printed: string[] = [];
    let evaluated = false;
    const end = (problem: string | null) => {
      clearTimeout(timer);
      resolve({ printed: printed.join(''), problem });
    };
    const timer = setTimeout(() => {
      end(`it ran longer than ${timeLimit / 1000} seconds`);
      void thread.terminate();
    }, timeLimit);
    thread.on('message', (message: { printed?: string }) => {
      if (message.printed === undefined) evaluated = true;
      else printed.push(message.printed);
    });
    thread.on('error', (error) => end(error instanceof Error ? `${error.name}: ${error.message}` : String(error)));
    thread.on('exit', (code) => {
      if (code !== 0) end(`it ended with the exit code ${code}`);
      else end(evaluated ? null : 'it waits at its top level for something that never comes');
    });
  });
}
