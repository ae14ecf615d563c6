/** @jsxRuntime automatic */
import type { RootContent } from 'hast';
import { Fragment } from 'react';
import { Prose, Reveal, Section, type Sections } from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';
import type { CaseStudyFiles } from './files.ts';
import { designParts, partId, parts } from './parts.ts';

/**
 * The card of a case study. On its own page it is read from the opening to the follow-ups. In a list, and when it is asked again, it
 * begins with the requirements, and the design waits until the reader has made one.
 */
export function CaseStudyCard({ sections, own, alone }: CardProps<CaseStudyFiles>) {
  const minutes = <p className="minutes">{`A round of ${own.minutes} minutes`}</p>;
  if (alone)
    return (
      <div className="case-study">
        {minutes}
        <Parts titles={parts} sections={sections} own={own} hasIds />
      </div>
    );
  return (
    <div className="case-study">
      {minutes}
      <Parts titles={['Requirements']} sections={sections} own={own} />
      <Reveal summary="Show the design" part="design">
        <Parts titles={['Short answer', ...designParts]} sections={sections} own={own} />
      </Reveal>
    </div>
  );
}

interface PartsProps {
  titles: readonly string[];
  sections: Sections;
  own: CaseStudyFiles;
  /** Only on a page of its own: in a list, the ids of several case studies would be the same. */
  hasIds?: boolean;
}

function Parts({ titles, sections, own: { diagram, model }, hasIds = false }: PartsProps) {
  const files: Record<string, RootContent> = { Architecture: diagram.drawing, 'Data model': model.code };
  return titles.map((title) => {
    const file = files[title];
    return (
      <Fragment key={title}>
        <Section sections={sections} title={title} id={hasIds ? partId(title) : undefined} />
        {file && <Prose nodes={[file]} />}
      </Fragment>
    );
  });
}
