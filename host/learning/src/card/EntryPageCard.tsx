/** @jsxRuntime automatic */
import { formatList } from '../format.ts';
import { topicWords } from '../topic-name.ts';
import { HeadingLevel } from './CardHeading.tsx';
import { EntryBody, type EntryBodyProps } from './EntryBody.tsx';
import { EntryFacts } from './EntryFacts.tsx';

const learningResource = { itemScope: true, itemType: 'https://schema.org/LearningResource' };

/** An entry as a page of its own, with microdata for search engines: https://schema.org/LearningResource. */
export function EntryPageCard(entry: Omit<EntryBodyProps, 'alone'>) {
  const { data, kind } = entry;
  return (
    <HeadingLevel value={2}>
      <div className="question" id={data.id} data-kind={kind.id} data-level={data.level} {...learningResource}>
        <h1 itemProp="name">{data.title}</h1>
        <meta itemProp="learningResourceType" content={kind.filter} />
        <meta itemProp="educationalLevel" content={data.level} />
        <meta itemProp="teaches" content={formatList(data.topics.map(topicWords))} />
        <p className="entry-facts">
          <EntryFacts {...entry} topic={data.topics[0]} />
        </p>
        <EntryBody {...entry} alone />
      </div>
    </HeadingLevel>
  );
}
