/** @jsxRuntime automatic */
import { topicTitle } from '../topic-name.ts';
import { EntryCard, type ListedEntry } from './EntryCard.tsx';

/** The entries of a list that have the same first topic. */
export interface TopicGroup {
  /** The id of its heading, unique on the page. */
  id: string;
  topic: string;
  entries: ListedEntry[];
}

/** A list of fewer groups needs no links to them. */
const fewestForLinks = 3;

/** How many groups at the end of a list are laid out at once: a wrong estimate of their height would shift what follows the list. */
const laidOutAtOnce = 3;

/** The entries of a list by topic: links to the topics, then the entries of each under a heading with their number. */
export function TopicGroups({ groups }: { groups: TopicGroup[] }) {
  return (
    <>
      {groups.length >= fewestForLinks && <TopicLinks groups={groups} />}
      {groups.map(({ id, topic, entries }, index) => (
        <section key={id} {...(index < groups.length - laidOutAtOnce ? deferred(entries.length) : laidOut)}>
          <h3 id={id}>
            <a className="anchor" href={`#${id}`}>
              {topicTitle(topic)} <span className="count">{entries.length}</span>
            </a>
          </h3>
          {entries.map((entry) => (
            <EntryCard key={entry.id} entry={entry} />
          ))}
        </section>
      ))}
    </>
  );
}

const laidOut = { className: 'group' };

/** The browser lays a group out when it comes near the window; until then its height is an estimate from its number of lines. */
function deferred(lines: number) {
  return { className: 'group deferred', 'data-lines': lines };
}

function TopicLinks({ groups }: { groups: TopicGroup[] }) {
  return (
    <ul className="topic-links" aria-label="Contents of the list">
      {groups.map(({ id, topic, entries }) => (
        <li key={id}>
          <a href={`#${id}`}>{topicTitle(topic)}</a> {entries.length}
        </li>
      ))}
    </ul>
  );
}
