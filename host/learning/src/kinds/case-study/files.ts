import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { ContentError } from '../../content-error.ts';
import type { EntrySource } from '../../entry.ts';
import type { ReadServices } from '../../kind.ts';

/** What a case study has beside its text. */
export interface CaseStudyFiles {
  /** How long the round takes, in minutes. */
  minutes: number;
  diagram: { path: string; drawing: Element };
  /** The data model in TypeScript. */
  model: { path: string; code: Element };
}

/**
 * Reads the folder of a case study.
 * @throws ContentError for a file that is missing, and for a diagram that is not safe or has no words for screen readers
 */
export async function readCaseStudy(
  { path, data }: Pick<EntrySource<{ minutes: number }>, 'path' | 'data'>,
  services: ReadServices,
): Promise<CaseStudyFiles> {
  const [diagram, model] = [fileIn(path, 'diagram.svg'), fileIn(path, 'model.ts')];
  return {
    minutes: data.minutes,
    diagram: { path: diagram, drawing: services.drawing(diagram) },
    model: { path: model, code: await services.codeFile(model) },
  };
}

/** The paths of its files. */
export function pathsOf({ diagram, model }: CaseStudyFiles): string[] {
  return [diagram.path, model.path];
}

function fileIn(folder: string, name: string): string {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  throw new ContentError(path, undefined, 'is missing. A case study has case.md, diagram.svg and model.ts.');
}
