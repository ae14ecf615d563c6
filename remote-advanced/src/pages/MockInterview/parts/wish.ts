import { roles } from './profiles.ts';

/** What a mix asks for, besides the role. */
export const mixes = [
  { id: 'role', label: 'As the role has it' },
  { id: 'questions', label: 'Questions only' },
  { id: 'coding', label: 'More code' },
  { id: 'weak', label: 'My weak spots' },
] as const;

export const levels = [
  { id: 'basic', label: 'Basic' },
  { id: 'intermediate', label: 'Intermediate' },
  { id: 'advanced', label: 'Advanced' },
] as const;

export const fewestMinutes = 15;
export const mostMinutes = 90;

/** The interview that a reader wants. */
export interface Wish {
  role: (typeof roles)[number]['id'];
  level: (typeof levels)[number]['id'];
  /** From {@link fewestMinutes} to {@link mostMinutes}. */
  minutes: number;
  mix: (typeof mixes)[number]['id'];
}

/** The names of the parts of a wish in the address; `seed` repeats an interview. */
export const wishParams = { role: 'role', level: 'level', minutes: 'minutes', mix: 'mix', seed: 'seed' };

/** Reads a wish from the address, where anything may be written; what is not valid gets the usual value. */
export function parseWish({ role, level, minutes, mix }: Record<keyof Wish, string>): Wish {
  return {
    role: roles.find(({ id }) => id === role)?.id ?? 'generalist',
    level: levels.find(({ id }) => id === level)?.id ?? 'intermediate',
    minutes: parseMinutes(minutes) ?? 30,
    mix: mixes.find(({ id }) => id === mix)?.id ?? 'role',
  };
}

/** Minutes as the reader typed them; null when they are no whole number that is allowed. */
export function parseMinutes(text: string): number | null {
  const minutes = Number(text);
  return /^\d+$/.test(text) && minutes >= fewestMinutes && minutes <= mostMinutes ? minutes : null;
}

/** The seed in the address; null for none. */
export function parseSeed(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null;
}

/** The parts of the address that repeat an interview, which may come from another version of the site. */
export function repeating(interview: Record<'role' | 'level' | 'mix', string> & Record<'minutes' | 'seed', number>) {
  const { role, level, mix, minutes, seed } = interview;
  return { role, level, mix, minutes: String(minutes), seed: String(seed) };
}
