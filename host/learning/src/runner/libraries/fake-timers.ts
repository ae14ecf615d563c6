/** The library `fake-timers`, which adds to Vitest's `vi` what controls time. */
import { vi } from 'vitest';
import { Timers } from './Timers.ts';

Object.assign(vi, new Timers());

export const packages = {};
