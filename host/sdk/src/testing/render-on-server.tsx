import type { ErrorInfo, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from '../static-router.ts';

/**
 * Renders a page as a release does, up to where a demo itself waits for something.
 * @param page the element to render
 * @param address where the page is
 * @param timeLimit how long a component may wait outside of a Suspense boundary, in milliseconds
 * @throws Error naming the demo whose render throws, with what was thrown as its cause
 */
export function renderOnServer(page: ReactNode, address: string, timeLimit = 5_000): Promise<void> {
  return new Promise((resolve, reject) => {
    let stack = '';
    const { abort } = renderToPipeableStream(<StaticRouter location={address}>{page}</StaticRouter>, {
      onError: (_thrown: unknown, { componentStack }: ErrorInfo) => {
        stack ||= componentStack ?? '';
      },
      onShellReady: () => {
        clearTimeout(timer);
        resolve();
        abort();
      },
      onShellError: (thrown) => {
        clearTimeout(timer);
        const place = demoIn(stack) ?? 'the page, outside of its demos,';
        reject(
          new Error(`${place} throws on its first render, so the section cannot be released: ${thrown}`, {
            cause: thrown,
          }),
        );
      },
    });
    const timer = setTimeout(() => abort(new Error('it waits outside of a Suspense boundary')), timeLimit);
  });
}

/** The innermost demo among the components that were being rendered, by its file: `Counter.demo.tsx`, or `App.tsx`. */
function demoIn(componentStack: string): string | undefined {
  return componentStack.match(/[\w.-]+\.demo\.tsx|\bApp\.tsx/)?.[0];
}
