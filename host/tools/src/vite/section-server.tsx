import section from 'virtual:section';
import type { PageContent } from '@site/sdk/contract';
import { StaticRouter } from '@site/sdk/static-router';
import { renderToString } from 'react-dom/server';

/**
 * Renders one page of the section this file is built with.
 * @param name the page's folder
 * @param address where the page stands
 * @param content its static parts
 * @returns the HTML of the page, without the host's shell
 * @throws whatever the page throws while it renders
 */
export async function renderPage(name: string, address: string, content: PageContent): Promise<string> {
  const load = section.pages[name];
  if (!load) throw new Error(`The section has no page "${name}". Is there a page.md in src/pages/${name}?`);
  const { default: Page } = await load();
  const html = renderToString(
    <StaticRouter location={address}>
      <Page content={content} />
    </StaticRouter>,
  );
  return html.replace(imageHints, '').replace(formReplay, '');
}

/** What React puts around a page for a document of its own: inside the shell it would be in the way of hydration. */
const imageHints = /^(?:<link rel="preload"[^>]*>)+/;
const formReplay = /<script>addEventListener\("submit".*?<\/script>/s;
