import type { Plugin } from 'vite';

/**
 * Lets V8 compile chunks as a whole on a background thread when they arrive, instead of function by function on the main thread when
 * they run. For chunks of which most runs at the start; other engines read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 * @param names the names of the chunks
 */
export function compileHints(names: string[]): Plugin {
  return {
    name: 'site:compile-hints',
    apply: 'build',
    generateBundle: {
      // The comment must be the first line, and Vite adds a line of its own to chunks that load others.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && names.includes(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
