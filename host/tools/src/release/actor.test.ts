import { afterEach, expect, it, vi } from 'vitest';
import { actorName } from './actor.ts';

afterEach(() => vi.unstubAllEnvs());

it('is the name in SITE_ACTOR', () => {
  vi.stubEnv('SITE_ACTOR', 'Ada');
  expect(actorName()).toBe('Ada');
});

it('is the name that git knows, and null without one', () => {
  vi.stubEnv('SITE_ACTOR', '');
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  vi.stubEnv('GIT_DIR', '/dev/null');
  expect(actorName()).toBeNull();
  vi.stubEnv('GIT_CONFIG_COUNT', '1');
  vi.stubEnv('GIT_CONFIG_KEY_0', 'user.name');
  vi.stubEnv('GIT_CONFIG_VALUE_0', 'Grace');
  expect(actorName()).toBe('Grace');
});
