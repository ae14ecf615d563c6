import type { PageContent } from '@site/sdk/contract';
import { copyable } from '@site/sdk/ui/code';
import { StaticHtml } from '@site/sdk/ui/page';
import { useState } from 'react';
import { OnThisPage } from '../shell/OnThisPage.tsx';
import { AccentChoice } from './AccentChoice.tsx';
import { catalog } from './catalog.ts';
import { DemoChapter } from './DemoChapter.tsx';
import styles from './Design.module.css';
import { Accents } from './foundations/Accents.tsx';
import { Colors } from './foundations/Colors.tsx';
import { Motion } from './foundations/Motion.tsx';
import { Shapes } from './foundations/Shapes.tsx';
import { Spaces } from './foundations/Spaces.tsx';
import { TypeScale } from './foundations/TypeScale.tsx';
import { Specimen } from './Specimen.tsx';

const chapters = ['Color', 'Type', 'Space and shape', 'Motion', 'Components', 'Demos', 'Prose'];
const idOf = (chapter: string) => chapter.toLowerCase().replaceAll(' ', '-');

/** The living catalog: every token and every component of the site, as they are. @param content sources and prose */
export function Design({ content }: { content: PageContent }) {
  const [accent, setAccent] = useState('');
  return (
    <>
      <OnThisPage headings={chapters.map((chapter) => ({ id: idOf(chapter), html: chapter }))} />
      <div id="design" className={styles.design} data-section={accent} ref={copyable}>
        <h1>Design system</h1>
        <p className="summary">
          A workbench with a ruler: calm paper, hairlines, one accent at a time. What you see here is what the pages
          use, read from the same files.
        </p>
        <AccentChoice value={accent} onChange={setAccent} />

        <Chapter
          title="Color"
          about="Light and dark. The numbers are contrast, worked out from the tokens: the least on paper, sheet and well."
        >
          <Colors />
          <Accents />
        </Chapter>
        <Chapter title="Type" about="The fonts of the device, nothing to load. Sizes grow with the window.">
          <TypeScale />
        </Chapter>
        <Chapter title="Space and shape" about="Eight steps for every gap, two radii, one shadow.">
          <Spaces />
          <Shapes />
        </Chapter>
        <Chapter title="Motion" about="Short, and off for readers who prefer reduced motion.">
          <Motion />
        </Chapter>
        <Chapter title="Components" about="Each in its states and both themes; the code below it is the code above it.">
          <ul className={styles.index}>
            {catalog.map(({ name, door }) => (
              <li key={name}>
                <a href={`#component-${door}`}>{name}</a>
              </li>
            ))}
          </ul>
          {catalog.map((entry) => (
            <Specimen key={entry.name} {...entry} content={content} />
          ))}
        </Chapter>
        <Chapter title="Demos" about="A flaw beside its repair: running, as source, as a difference, and as a test.">
          <DemoChapter content={content} />
        </Chapter>
        <Chapter title="Prose" about="What Markdown becomes.">
          <StaticHtml name="prose" html={content.prose} />
        </Chapter>
      </div>
    </>
  );
}

function Chapter({ title, about, children }: { title: string; about: string; children: React.ReactNode }) {
  return (
    <section className={styles.chapter} aria-labelledby={idOf(title)}>
      <h2 id={idOf(title)}>{title}</h2>
      <p className={styles.about}>{about}</p>
      {children}
    </section>
  );
}
