/** A demo as the reader finds it: the file that is shown, and all that it needs. */
export interface EditableDemo {
  file: string;
  /** Source by file name. All of them are from one folder. */
  files: Record<string, string>;
}

/** Whether a block is the source of a demo, which is edited beside what it shows. */
export function isDemo(block: HTMLElement): boolean {
  return panelOf(block) !== null;
}

/** The demo whose source a block is, with the sources that it imports. They are shown with the same demo. */
export function demoIn(block: HTMLElement): EditableDemo {
  const sources = new Map([...(panelOf(block)?.querySelectorAll('figure.code') ?? [])].map(sourceIn));
  const [file, code] = sourceIn(block);
  const files = { [file]: code };
  const add = (importer: string) => {
    for (const [name, source] of sources) {
      if (name in files || !importer.includes(`'./${name}'`)) continue;
      files[name] = source;
      add(source);
    }
  };
  add(code);
  return { file, files };
}

function panelOf(block: HTMLElement): Element | null {
  return block.closest('[id^="demo-"]');
}

/** The name of the file in a figure, and its code. */
function sourceIn(figure: Element): [string, string] {
  const path = figure.querySelector('figcaption')?.textContent ?? '';
  return [path.split('/').at(-1) ?? path, figure.querySelector('pre > code')?.textContent ?? ''];
}
