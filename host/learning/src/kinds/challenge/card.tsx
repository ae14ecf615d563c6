/** @jsxRuntime automatic */
import { CardHeading, Hints, hintsIn, PagePart, Prose, Reveal, Section, Slot } from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';
import type { Challenge } from './files.ts';
import { labels } from './labels.ts';

/**
 * The card of a challenge: task and requirements; on its own page, the place to work; hints one by one; both solutions, styles and
 * checks on demand.
 */
export function ChallengeCard({ data, sections, own, page, alone }: CardProps<Challenge>) {
  return (
    <div className={alone ? 'challenge' : undefined}>
      <PagePart name="task" alone={alone}>
        <Section sections={sections} title="Task" />
        <Facts {...own} />
        <Section sections={sections} title="Requirements" />
      </PagePart>
      {alone ? (
        <div className="work">
          <CardHeading>Start</CardHeading>
          <div className="start">
            <Prose nodes={[own.react.start.code]} />
            <Slot
              behavior={labels.id}
              data={{ start: own.react.start.source, hints: String(hintsIn(sections).length) }}
            />
          </div>
        </div>
      ) : (
        <p>
          <a href={page}>Build it</a>
        </p>
      )}
      <PagePart name="help" alone={alone}>
        <CardHeading>Hints</CardHeading>
        <Hints items={hintsIn(sections)} />
        <Solutions id={data.id} {...own} />
        <Section sections={sections} title="In review" />
        <Section sections={sections} title="Follow-ups" />
      </PagePart>
    </div>
  );
}

function Facts({ minutes, pattern }: Challenge) {
  return (
    <p>
      {`Time for a first try: ${minutes} minutes.`}
      {pattern && (
        <>
          {' Pattern: '}
          <a href={pattern.url}>{pattern.title}</a>, ARIA Authoring Practices Guide.
        </>
      )}
    </p>
  );
}

function Solutions({ id, react, dom, styles, checks, props }: Challenge & { id: string }) {
  return (
    <>
      <CardHeading>Solution</CardHeading>
      <Reveal summary="Show the solution" part="solution">
        <Reveal summary="In React" group={`${id}-solution`} isOpen>
          <Prose nodes={[react.solution.code]} />
        </Reveal>
        <Reveal summary="In plain DOM" group={`${id}-solution`}>
          <Prose nodes={[dom.solution.code]} />
        </Reveal>
      </Reveal>
      <Reveal summary="Show the styles and the start in plain DOM">
        <Prose nodes={[styles.code, dom.start.code, ...(props ? [props.code] : [])]} />
      </Reveal>
      <Reveal summary="Show the checks">
        <Prose nodes={[checks.code]} />
      </Reveal>
    </>
  );
}
