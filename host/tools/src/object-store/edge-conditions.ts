/**
 * What is passed on of a reader's conditions and range. Object stores differ in lists of tags and of ranges, in `*` and in dates that
 * are none, so they get what all of them answer alike; {@link judge} does the rest.
 */
export function passedOn(sent: Headers): Headers {
  const headers = new Headers();
  const [tag, ...more] = tagsIn(sent.get('if-none-match') ?? '');
  const isOneTag = tag && more.length === 0 && tag !== '*' && !sent.has('if-match') && !sent.has('if-unmodified-since');
  if (isOneTag) headers.set('if-none-match', withoutWeakness(tag));
  const range = sent.get('range');
  if (range && /^bytes=(?:\d+-\d*|-\d+)$/.test(range)) headers.set('range', range);
  return headers;
}

/**
 * The status that the conditions of a request ask for (RFC 9110, 13.2.2); null where they ask for the answer as it is.
 * @param found the headers of the file
 */
export function judge(sent: Headers, found: Headers): 304 | 412 | null {
  const etag = found.get('etag') ?? '';
  const modified = Date.parse(found.get('last-modified') ?? '');
  const [match, noneMatch] = [sent.get('if-match'), sent.get('if-none-match')];
  const unmodifiedSince = Date.parse(sent.get('if-unmodified-since') ?? '');
  const modifiedSince = Date.parse(sent.get('if-modified-since') ?? '');
  if (match !== null) {
    if (match !== '*' && (isWeak(etag) || !tagsIn(match).includes(etag))) return 412;
  } else if (modified > unmodifiedSince) return 412;
  if (noneMatch !== null) {
    const isKnown = noneMatch === '*' || tagsIn(noneMatch).map(withoutWeakness).includes(withoutWeakness(etag));
    return isKnown ? 304 : null;
  }
  return modified <= modifiedSince ? 304 : null;
}

/** Whether a part of a file is of the one that a client has another part of: by a strong tag, because a bucket's dates are those of uploads. */
export function isRangeOf(ifRange: string | null, { status, headers }: Response): boolean {
  if (ifRange === null || ![206, 416].includes(status)) return true;
  return ifRange === headers.get('etag') && !isWeak(ifRange);
}

function tagsIn(list: string): string[] {
  return list.split(',').map((tag) => tag.trim());
}

function isWeak(tag: string): boolean {
  return tag.startsWith('W/');
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}
