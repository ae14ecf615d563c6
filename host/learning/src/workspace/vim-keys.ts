import type { Extension } from '@codemirror/state';

/** Loads the keys of Vim, with a line that shows the mode and takes commands. Where they do not arrive, the editor keeps its own. */
export async function loadVimKeys(): Promise<Extension> {
  try {
    const { vim } = await import('@replit/codemirror-vim');
    return vim({ status: true });
  } catch (error) {
    console.error(error);
    return [];
  }
}
