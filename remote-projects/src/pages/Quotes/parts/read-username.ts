/** A parameter of the address, read: a username, nothing, or what is wrong with it. */
export type ReadUsername =
  | { status: 'none' }
  | { status: 'valid'; username: string }
  | { status: 'invalid'; problem: string };

const longest = 30;
const allowed = /^[\p{L}\d][\p{L}\p{M}\d_-]*$/u;

/**
 * Reads a username from where anybody can write it: the address or a text box.
 * @param text as the router decoded it
 */
export function readUsername(text: string | undefined): ReadUsername {
  const username = (text ?? '').normalize('NFC').trim();
  if (username === '') return { status: 'none' };
  const { length } = [...username];
  if (length > longest) {
    return { status: 'invalid', problem: `A username has at most ${longest} characters. This one has ${length}.` };
  }
  if (!allowed.test(username)) {
    return {
      status: 'invalid',
      problem: 'A username consists of letters, digits, hyphens and underscores, and begins with a letter or a digit.',
    };
  }
  return { status: 'valid', username };
}
