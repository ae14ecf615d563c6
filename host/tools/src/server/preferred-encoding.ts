import Negotiator from 'negotiator';

/** The compressed copies that a release writes beside a file, the better one first. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/**
 * Which of the encodings that there are a client wants; `identity` where it wants none.
 * @param accepted its `Accept-Encoding`
 */
export function preferredEncoding(accepted: string | undefined, available: string[]): string {
  const wanted = new Negotiator({ headers: { 'accept-encoding': accepted } });
  // The types of version 1.0 are not published: its second argument ranks what the client prefers equally.
  const encoding: (names: string[], options: { preferred: string[] }) => string | undefined =
    wanted.encoding.bind(wanted);
  return encoding([...available, 'identity'], { preferred: available }) ?? 'identity';
}
