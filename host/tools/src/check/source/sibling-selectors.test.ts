import { expect, it } from 'vitest';
import { browserSources } from './browser-sources.ts';
import { broadSiblingSelectors } from './sibling-selectors.ts';

it('finds siblings without a class, an id, an attribute or a state on either side', () => {
  const css = `
    /* li + li { } */
    .list li + li, nav + .main { color: red; }
    @media (width >= 40rem) { .answer h5 + :is(p, ul) { color: red; } h2[id] + p { color: red; } }
    .prose > * + *, .callout-title + * { color: red; }
    .task :checked + span, .field ~ :not(.hint) { margin: calc(1rem + 2px); }`;
  expect(broadSiblingSelectors(css)).toEqual(['.list li + li', '.answer h5 + :is(p, ul)', '.prose > * + *']);
});

it('finds none in the styles of host and sections', () => {
  const found = Object.entries(browserSources(/\.css$/)).flatMap(([file, css]) =>
    broadSiblingSelectors(css).map((selector) => `${file}: ${selector}. Give an element on one side of it a class.`),
  );
  expect(found).toEqual([]);
});
