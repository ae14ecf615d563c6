import type { SampleLanguage } from '../entry.ts';
import { packageLibraries } from '../runner/packages.ts';
import type { LibraryName, Program } from '../runner/protocol.ts';
import { pageFile } from './sample-files.ts';

/** What the sandbox runs of a sample, apart from its libraries, and the names of those. */
export interface SampleProgram {
  program: Pick<Program, 'files' | 'entry' | 'environment'>;
  libraries: LibraryName[];
}

/**
 * What the sandbox runs of a sample.
 * @param screenLanguage the language of a sample for browsers; null for a script in TypeScript or JavaScript, which runs in a worker
 */
export function sampleProgram(code: string, screenLanguage: SampleLanguage | null): SampleProgram {
  if (screenLanguage === null) {
    const entry = 'sample.ts';
    const files = { [entry]: code };
    return { program: { files, entry, environment: 'worker' }, libraries: packageLibraries(files) };
  }
  const isPage = screenLanguage === 'html';
  const entry = isPage ? 'sample.js' : `sample.${screenLanguage}`;
  const files = isPage ? { [entry]: scriptIn(code), [pageFile]: code } : { [entry]: code };
  const react: LibraryName[] = /sx$/.test(screenLanguage) ? ['component'] : [];
  return {
    program: { files, entry, environment: 'screen' },
    libraries: [...react, ...packageLibraries(files), 'sample'],
  };
}

/** The scripts of a page as one, in the lines that they have there. */
function scriptIn(html: string): string {
  let end = 0;
  const scripts = [...html.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/gi)];
  return scripts
    .map(({ 0: element, 1: tag = '', 2: code = '', index }) => {
      const before = html.slice(end, index) + tag;
      end = index + element.length;
      return before.replaceAll(/[^\n]/g, '') + code;
    })
    .join(';');
}
