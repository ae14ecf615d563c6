import { enginesOf } from '../engines.ts';
import type { Entry } from '../entry.ts';
import type { EntryData, Kind } from '../entry-schema.ts';
import { escapeHtml } from '../html.ts';
import { spokenDate, spokenList, spokenName } from '../spoken.ts';

/** Where an entry stands, as an address; undefined where there is none of that id. */
export type LinkTo = (id: string) => string | undefined;

/** What a card says of an entry beside its text. */
export interface CardFacts {
  data: EntryData;
  kind: Kind;
  linkTo: LinkTo;
  runs: Pick<Entry, 'samples' | 'bug' | 'exercise'>;
}

const kindNames: Record<Kind, string> = {
  question: '',
  predict: 'predict',
  bug: 'bug',
  exercise: '',
};

/** The card of an entry: a disclosure with the id to link to, its title as the summary. @param body its text, as HTML */
export function entryCard(facts: CardFacts, body: string): string {
  const { data, kind } = facts;
  const { id, level, topics } = data;
  return [
    `<details class="question" id="${id}" data-kind="${kind}" data-level="${level}" data-topics="${topics.join(' ')}">`,
    `<summary><h3>${escapeHtml(data.title)}</h3>${summaryFacts(data, kind)}</summary>`,
    `<div class="answer">${body}${sources(data)}${footer(facts)}</div></details>`,
  ].join('');
}

function summaryFacts({ id, level, topics }: EntryData, kind: Kind): string {
  const [topic = ''] = topics;
  const words = [
    `<span class="id">${id}</span>`,
    ...(kindNames[kind] ? [`<span class="kind">${kindNames[kind]}</span>`] : []),
    `<span class="level" data-level="${level}">${level}</span>`,
    `<span class="topic">${spokenName(topic)}</span>`,
  ];
  return `<span class="facts">${words.join(' ')}</span>`;
}

function sources({ sources }: EntryData): string {
  const items = sources.map(({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`);
  return `<h4>Sources</h4><ul class="sources">${items.join('')}</ul>`;
}

function footer({ data: { id, related, appliesTo, reviewedOn }, linkTo, runs }: CardFacts): string {
  const links = related.map((other) => `<a href="${linkTo(other) ?? ''}">${other}</a>`);
  const engines = enginesOf(runs);
  const checked = engines.length > 0 ? `Its code is run by the tests of this site, with ${spokenList(engines)}. ` : '';
  return [
    '<footer class="about">',
    links.length > 0 ? `<p>Related: ${links.join(', ')}</p>` : '',
    `<p>${escapeHtml(appliesTo)}. <span class="checked">${checked}</span>`,
    `Reviewed on <time datetime="${reviewedOn}">${spokenDate(reviewedOn)}</time>.</p>`,
    `<p><a href="#${id}">Link to ${id}</a> <button type="button" class="copy-link">Copy link</button></p></footer>`,
  ].join('');
}
