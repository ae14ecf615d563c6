import { describe, expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { remoteDirs } from '../workspace.ts';
import { hostPort, sectionPort } from './ports.ts';

describe('the ports of development', () => {
  it('are derived from the host’s and the order of the folders, and so are distinct', () => {
    const ports = remoteDirs().map(sectionPort);
    expect(ports).toEqual(ports.map((_port, index) => hostPort + 1 + index));
    expect(ports.length).toBeGreaterThan(1);
  });

  it('do not depend on how the folder is written', () => {
    const [dir = ''] = remoteDirs();
    expect(sectionPort(`${dir}/src/..`)).toBe(sectionPort(dir));
  });

  it('do not exist for a folder that is not a remote, which would get the host’s', () => {
    const dir = tempDir({});
    expect(() => sectionPort(dir)).toThrow(`${dir} is not among the remotes of this checkout`);
  });
});
