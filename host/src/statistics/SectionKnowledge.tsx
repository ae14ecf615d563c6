import { countOf } from '@site/learning/format';
import type { CountedSection, CountedTopic, KnowledgeCounts } from '@site/learning/statistics';
import { topicTitle } from '@site/learning/topic-name';
import { answers, KnowledgeBar } from './KnowledgeBar.tsx';
import styles from './Statistics.module.css';

/** How well the reader knows a section: all of it at a glance, and its topics as a table with a bar in each row. */
export function SectionKnowledge({ counted: { section, title, counts, topics } }: { counted: CountedSection }) {
  return (
    <section data-section={section} className={styles.knowledge} aria-label={`${title} by topic`}>
      <h3>{title}</h3>
      <KnowledgeBar counts={counts} />
      <p>{sentenceOf(counts)}</p>
      <details>
        <summary>{countOf(topics.length, 'topic')}</summary>
        <table className={styles.numbers}>
          <caption>{`Entries of ${title} by topic and answer`}</caption>
          <thead>
            <tr>
              <th scope="col">Topic</th>
              {answers.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {topics.map((counted) => (
              <TopicRow key={counted.topic} section={section} {...counted} />
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function TopicRow({ section, topic, counts }: CountedTopic & { section: string }) {
  return (
    <tr>
      <th scope="row">
        <a href={`/Checklist?${new URLSearchParams({ section, topic })}`}>{topicTitle(topic)}</a>
        <KnowledgeBar counts={counts} />
      </th>
      {answers.map(({ id }) => (
        <td key={id}>{counts[id]}</td>
      ))}
    </tr>
  );
}

/** Such as `12 known, 3 unsure, 2 not known, 370 open`; what is zero is left out. */
function sentenceOf(counts: KnowledgeCounts): string {
  return answers
    .filter(({ id }) => counts[id] > 0)
    .map(({ id }) => `${counts[id]} ${id}`)
    .join(', ');
}
