import { describe, expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { ContentError } from '../content-error.ts';
import { topicCoverage, topicIds } from './read-topics.ts';
import { topicOutline, topicTree } from './topic-tree.ts';

const titles: Record<string, string> = { 'JS-001': 'What is a Map?', 'JS-002': 'May keys go & come?' };
const linkTo = (id: string) => (titles[id] ? { href: `/maps/${id}`, title: titles[id] } : undefined);
const tree = (yaml: string) => topicTree(tempDir({ 'topics.yaml': yaml }), linkTo);

const collections = `
- name: Collections
  about: Where values are kept.
  nodes:
    - name: Map
      about: Values by key.
      questions: [JS-001, JS-404]
      leaves:
        - { name: WeakMap, about: Keys that may go., questions: [JS-002] }
`;

describe('topicTree', () => {
  it('renders branches and nodes as nested disclosures, leaves as a list', () => {
    expect(tree(collections).replaceAll(/ <span class="practice">.*?<\/span>/g, '')).toBe(
      '<ul class="topics"><li><details id="collections"><summary>Collections</summary><p>Where values are kept.</p><ul>' +
        '<li><details id="map"><summary>Map</summary><p>Values by key.</p><ul><li><b>WeakMap</b> Keys that may go.</li></ul>' +
        '</details></li></ul></details></li></ul>',
    );
  });

  it('links to those questions that exist, by their titles, with their ids', () => {
    const html = tree(collections);
    expect(html).toContain(
      'Values by key. <span class="practice"><a href="/maps/JS-001" data-entry-id="JS-001">What is a Map?</a></span>',
    );
    expect(html).toContain(
      'Keys that may go. <span class="practice"><a href="/maps/JS-002" data-entry-id="JS-002">May keys go &amp; come?</a></span>',
    );
    expect(html).not.toContain('JS-404');
  });

  it('escapes names and descriptions', () => {
    const html = tree('[{ name: "<b>", about: "a & b", nodes: [{ name: "<i>", about: "<script>" }] }]');
    expect(html).toContain('<summary>&lt;b&gt;</summary><p>a &amp; b</p>');
    expect(html).not.toMatch(/<b>|<i>|<script/);
  });

  it('needs the file', () => {
    expect(() => topicTree(tempDir({}), linkTo)).toThrow(/topics\.yaml: is missing, but page\.md places ::topics\.$/);
  });

  it('keeps the address of a node that was renamed', () => {
    const dir = tempDir({
      'topics.yaml': '[{ name: All, about: a, nodes: [{ name: Sanitization, id: sanitisation, about: b }] }]',
    });
    expect(topicIds(dir)).toEqual(['all', 'sanitisation']);
    expect(topicTree(dir, linkTo)).toContain('<details id="sanitisation"><summary>Sanitization</summary>');
  });

  it('refuses a name that two branches or nodes have, because it is their address', () => {
    const twice = '[{ name: Map, about: a, nodes: [{ name: map, about: b }] }]';
    expect(() => tree(twice)).toThrow(
      /topics\.yaml: has "map" twice among its branches and nodes\. Its address is #map:/,
    );
  });

  it('names the line of what is not YAML', () => {
    expect(() => tree('- name: A\n  about: "x\n')).toThrow(/topics\.yaml:\d: is not YAML: .*quote/);
    expect(() => tree('- name: A\n  about: a: b\n')).toThrow(/topics\.yaml:2: is not YAML: /);
  });

  it.each([
    ['0.name', 'must be a string; put it in quotes', '[{ name: 2026, about: a, nodes: [] }]'],
    ['0.about', 'must not be empty', '[{ name: A, about: "", nodes: [] }]'],
    ['0.nodes', 'is missing', '[{ name: A, about: a }]'],
    [
      '0.nodes.0.questions.0',
      'must be an id such as JS-065',
      '[{ name: A, about: a, nodes: [{ name: B, about: b, questions: [js-1] }] }]',
    ],
    ['0.color', 'is unknown', '[{ name: A, about: a, nodes: [], color: red }]'],
    ['0.nodes.0.about', 'is missing', '[{ name: A, about: a, nodes: [{ name: B }] }]'],
    [
      '0.nodes.0.leaves.0.leaves',
      'is unknown',
      '[{ name: A, about: a, nodes: [{ name: B, about: b, leaves: [{ name: C, about: c, leaves: [] }] }] }]',
    ],
  ])('names the field %s, which %s', (field, problem, yaml) => {
    expect(() => tree(yaml)).toThrow(`topics.yaml: field "${field}": ${problem}`);
    expect(() => tree(yaml)).toThrow(ContentError);
  });

  it.each(['', 'name: A', '# nothing yet'])('refuses %j, which is not a list', (yaml) => {
    expect(() => tree(yaml)).toThrow(/topics\.yaml: must be a list of branches$/);
  });
});

describe('topicOutline', () => {
  it('discloses for each branch the names of its nodes, which are links to the page of the tree', () => {
    const page = '---\naddress: collectionTopics\n---\n';
    const dir = tempDir({ 'CollectionTopics/page.md': page, 'CollectionTopics/topics.yaml': collections });
    expect(topicOutline(`${dir}/CollectionTopics`)).toBe(
      '<ul class="topics"><li><details><summary>Collections</summary><p>Where values are kept.</p>' +
        '<ul class="nodes"><li><a href="/collectionTopics#map">Map</a></li></ul></details></li></ul>',
    );
  });
});

describe('topicIds', () => {
  it('are those of branches and nodes; a page without a tree has none', () => {
    expect(topicIds(tempDir({ 'topics.yaml': collections }))).toEqual(['collections', 'map']);
    expect(topicIds(tempDir({}))).toEqual([]);
  });
});

describe('topicCoverage', () => {
  it('finds the topics without a question that exists, and the ids that no question has', () => {
    const dir = tempDir({ 'topics.yaml': collections });
    expect(topicCoverage(dir, new Set(['JS-001']))).toEqual({
      file: `${dir}/topics.yaml`,
      total: 2,
      without: ['WeakMap'],
      missing: ['JS-002', 'JS-404'],
    });
  });

  it('is nothing for a page without a tree', () => {
    expect(topicCoverage(tempDir({}), new Set())).toBeNull();
  });
});
