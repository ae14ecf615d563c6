import type { Program } from '../runner/protocol.ts';
import type { EditableDemo } from './demo-block.ts';

/**
 * What the sandbox runs to show a demo as on its page, apart from its library, `component`.
 * @param styles those of the site
 * @param appearance what they depend on, as the `dataset` of the document
 */
export function demoProgram(
  { file, files }: EditableDemo,
  styles: string,
  appearance: DOMStringMap,
): Pick<Program, 'files' | 'entry'> {
  const modules = Object.entries(files).map(([name, code]) => [name, name.endsWith('.css') ? cssModule(code) : code]);
  const what = [file, appearance].map((value) => JSON.stringify(value)).join(', ');
  return {
    files: {
      ...Object.fromEntries(modules),
      'site.css': styles,
      'preview.ts': `import { showDemo } from '@site/learning/demo';\n\nshowDemo(${what});\n`,
    },
    entry: 'preview.ts',
  };
}

/** A style sheet as a module that applies it, and exports the names of its classes. */
function cssModule(css: string): string {
  return `import { cssModule } from '@site/learning/demo';\n\nexport default cssModule(${JSON.stringify(css)});\n`;
}
