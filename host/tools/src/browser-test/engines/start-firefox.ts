import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, eventually } from './child-process.ts';
import type { Commands, Engine } from './engine.ts';
import { Marionette } from './Marionette.ts';

const names: Record<keyof Commands, string> = {
  open: 'WebDriver:Navigate',
  run: 'WebDriver:ExecuteScript',
  click: 'WebDriver:ElementClick',
  type: 'WebDriver:ElementSendKeys',
  press: 'WebDriver:PerformActions',
};

/** Starts Firefox without a window, in a profile of its own. @param path the program */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'site-firefox-'));
  // Firefox chooses the port, so that several can run, and writes it down.
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const child = spawn(path, ['--headless', '--marionette', '--no-remote', '--profile', profile], { stdio: 'ignore' });
  const stop = async () => {
    await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await eventually('Firefox', () => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')));
    const marionette = await Marionette.connect(port);
    await marionette.send('WebDriver:NewSession', {});
    return {
      send: (name, parameters) => marionette.send(names[name], parameters),
      async stop() {
        marionette.disconnect();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
