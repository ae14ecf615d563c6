/** The parsed URL parameter: a username, nothing, or an error. */
export type ReadUsername =
  | { status: 'none' }
  | { status: 'valid'; username: string }
  | { status: 'invalid'; problem: string };

const longest = 30;
const allowed = /^[\p{L}\d][\p{L}\p{M}\d_-]*$/u;

/**
 * Parses a username from untrusted input: the URL or a text box.
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
