import { formatList } from '@site/learning/format';

/** Names what the address asks for and no entry has, as in a link from before a page was renamed; nothing when there is none. */
export function IgnoredValues({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null;
  const named = formatList(values.map((value) => `“${value}”`));
  return (
    <p>{`${named} in the address ${values.length === 1 ? 'fits no entry and is' : 'fit no entry and are'} ignored.`}</p>
  );
}
