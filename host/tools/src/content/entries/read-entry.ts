import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { lowerHeadings, sectionsOf, type TreeSection } from '@site/learning/card';
import { ContentErrors, problemsOf, throwProblems } from '@site/learning/content-error';
import type { Entry, EntrySource } from '@site/learning/entry';
import type { EntryData } from '@site/learning/entry-fields';
import type { Kind, ReadServices } from '@site/learning/kind';
import { shownSource } from '@site/learning/shown-source';
import { ContentError } from '../content-error.ts';
import { namesOf } from '../engines.ts';
import { checkFrontMatter, splitFrontMatter } from '../front-matter.ts';
import { codeBlock } from '../markdown/code-block.ts';
import { type CompiledMarkdown, compileMarkdown } from '../markdown/markdown.ts';
import { readDrawing } from '../markdown/read-drawing.ts';
import { formProblems, nameProblems, relatedProblems } from './entry-form.ts';
import { linkToPages } from './entry-hashes.ts';
import { frontMatterSchema, kindNamed } from './entry-kind.ts';
import { type EntryAddresses, type EntryPath, mainFile, slugOf } from './entry-places.ts';
import { entrySummary } from './entry-summary.ts';
import { renderAnswer, renderEntryPage } from './render-card.tsx';

/** Where an entry of the section is, by its id; undefined for an unknown id. */
export type LinkTo = (id: string) => EntryAddresses | undefined;

/**
 * Reads one entry: a file or folder of a page.
 * @param linkTo finds related entries
 * @throws ContentError naming file, line and what to do; ContentErrors for several problems
 */
export async function readEntry(place: EntryPath, kinds: readonly Kind[], linkTo: LinkTo): Promise<Entry> {
  const { kind, data, source, compiled } = await readForm(place, kinds, linkTo);
  const own = await kind.read(source, services);
  const { file, sections, samples } = source;
  const engines = namesOf([...samples.map(({ engine }) => engine), ...kind.engines(own)]);
  const related = data.related.flatMap((id) => linkTo(id) ?? []).map(({ title, related: href }) => ({ title, href }));
  const text = kind.searchText(source);
  const summary = entrySummary(data.title, kind, sections);
  const places = linkTo(data.id) ?? { page: '', list: '' };
  const card = (of: TreeSection[], alone: boolean) => ({
    ...{ data, own, alone, page: places.page },
    sections: new Map(of.map(({ title, nodes }) => [title, nodes])),
  });
  const onPage = structuredClone(sections);
  for (const { nodes } of onPage) linkToPages(nodes, linkTo);
  const pageHtml = renderEntryPage(kind, card(onPage, true), { data, engines, places, related: [] });
  lowerHeadings(source.tree, 3);
  const answerHtml = renderAnswer(kind, card(sections, false), { data, engines, places, related });
  return {
    ...data,
    ...{
      kind,
      file,
      files: [file, ...kind.files(own)],
      slug: slugOf(place),
      address: places.page,
      answerHtml,
      pageHtml,
    },
    ...{ text, summary, samples, links: compiled.links, own },
  };
}

interface Form {
  kind: Kind;
  data: EntryData;
  source: EntrySource;
  compiled: CompiledMarkdown;
}

/** Reads what all kinds have, and reports everything that is wrong with it. */
async function readForm(place: EntryPath, kinds: readonly Kind[], linkTo: LinkTo): Promise<Form> {
  const file = mainFile(place);
  if (extname(file) !== '.md') throw new ContentError(file, undefined, 'is not Markdown; an entry is one .md file.');
  if (!existsSync(file))
    throw new ContentError(file, undefined, `is missing. Every folder of ${place.group.id}/ has one.`);
  const raw = splitFrontMatter(file, readFileSync(file, 'utf8'));
  const kind = kindNamed(raw.data.kind, place.group, kinds);
  const problems: Error[] = [];
  const attempt = async <Result>(work: () => Result | Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      problems.push(...problemsOf(error));
      return undefined;
    }
  };
  const markdown = await attempt(() => checkFrontMatter(raw, frontMatterSchema(kind, place.group, kinds)));
  if (markdown) problems.push(...nameProblems(markdown, place), ...relatedProblems(markdown, linkTo));
  const compiled = await attempt(() => compileMarkdown(raw, { areSamplesRunnable: true }));
  const sections = compiled ? sectionsOf(compiled.tree) : [];
  if (compiled && kind) problems.push(...formProblems({ ...compiled, sections }, kind, raw));
  throwProblems(problems);
  if (!kind || !markdown || !compiled) throw new ContentErrors(problems);
  const { kind: _named, ...data } = { kind: undefined, ...markdown.data };
  const { linesBefore } = raw;
  const { tree, samples, marked } = compiled;
  const source = { data, file, path: place.path, tree, sections, samples, marked, linesBefore };
  return { kind, data, source, compiled };
}

const services: ReadServices = {
  codeFile(path) {
    const file = basename(path);
    return codeBlock(shownSource(path), extname(path).slice(1), `Code, ${file}`, { file });
  },
  drawing: readDrawing,
};
