import { canonicalOf, expect, follow, livePages, openPage, test, waitForHydration } from '@site/tools/browser-test';

const spellings = (address: string) => [...new Set([address, address.toLowerCase(), address.toUpperCase()])];

/** Every address of the product specification, in both of its spellings where it has two. */
const specified = [
  '/HtmlCss',
  '/javascript',
  '/Javascript',
  '/Bootstrap',
  '/BoxModel',
  '/mapping',
  '/Mapping',
  '/UseStateHook',
  '/UseeffectHook',
  '/UseReduce',
  '/UseLayoutEff',
  '/UserefHook',
  '/UseRefHook',
  '/UseMemoHook',
  '/UseCallBack',
  '/HooksFaq',
  '/UseCall',
  '/TaskManager',
  '/Todos',
  '/UsersCard',
  '/Quotes',
  '/Quotes/someone',
  '/TableFilter',
  '/TailwindSite',
  '/Projects',
  '/Redux',
  '/Axios',
  '/ProblemSolving',
  '/Challenges',
  '/interview',
  '/Interview',
];

test('every specified address answers in every letter case, with and without a slash at the end', async ({
  site,
  request,
}) => {
  for (const address of specified.flatMap(spellings).flatMap((one) => [one, `${one}/`])) {
    const response = await request.get(site.url + address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toContain('text/html');
  }
});

test('every specified address can be read without JavaScript', async ({ site, browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const address of ['/', ...specified]) {
    await page.goto(site.url + address);
    await expect(page.locator('main h1'), address).toHaveCount(1);
    const text = await page.locator('main').textContent();
    expect(text?.split(/\s+/).length, address).toBeGreaterThan(50);
    const home = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home' });
    await expect(home, address).toHaveAttribute('href', '/');
  }
  await page.close();
});

test('no page waits without JavaScript for what never comes', async ({ site, browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const address of ['/Checklist', ...livePages(site.store).map((live) => live.address)]) {
    await page.goto(site.url + address);
    // The demo of a table shows what it looks like while its rows are on their way.
    const waiting = page.getByText(/^Loading .*…$/).and(page.locator(':not(td)'));
    await expect(waiting.filter({ visible: true }), address).toHaveCount(0);
  }
  await page.close();
});

test('a page hydrates under its other spellings too', async ({ site, page, complaints }) => {
  const canonical = livePages(site.store).map(({ address }) => address);
  const others = specified.filter((address) => !canonical.includes(address));
  for (const address of [...others, '/usereduce', '/TASKMANAGER', '/quotes/Someone']) {
    await page.goto(site.url + address);
    await waitForHydration(page);
    await expect(page, address).not.toHaveTitle(/not found/);
    expect(complaints, address).toEqual([]);
  }
});

test('every page has a title, a description and a canonical address of its own', async ({ site, request }) => {
  const titles = new Set<string>();
  for (const { address, summary } of livePages(site.store)) {
    const html = await (await request.get(site.url + address.toLowerCase())).text();
    titles.add(html.match(/<title>([^<]+)</)?.[1] ?? '');
    expect(html).toContain(`<link rel="canonical" href="${canonicalOf(site, address)}"/>`);
    expect(html).toContain('<meta name="description"');
    expect(summary.length).toBeGreaterThan(40);
  }
  expect(titles.size).toBe(livePages(site.store).length);
});

test('an unknown address is a 404, says so and offers the nearest pages', async ({ site, page, complaints }) => {
  const response = await page.goto(`${site.url}/UseReducing`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Error' })).toBeVisible();
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'useReducer' }).click();
  await expect(page).toHaveURL(/\/UseReduce$/);
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
});

test('a script address is never answered with HTML', async ({ site, request }) => {
  for (const path of ['/s/hooks/000000000000/remoteEntry.js', '/host/x/assets/a.js', '/nothing.js']) {
    const response = await request.get(site.url + path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toContain('html');
  }
});

test('answers have the strict policy, and caching that fits their content', async ({ site, request }) => {
  const pageAnswer = await request.get(`${site.url}/axios`, { headers: { 'accept-encoding': 'br' } });
  const headers = pageAnswer.headers();
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'; script-src 'self'(?: 'sha256-[^']+'){3}; style-src 'self' 'sha256-/,
  );
  expect(headers['content-security-policy']).not.toMatch(/unsafe/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-encoding']).toBe('br');
  const again = await request.get(`${site.url}/axios`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status()).toBe(304);
  const script = (await pageAnswer.text()).match(/data-entry="([^"]+)"/)?.[1];
  const scriptAnswer = await request.get(site.url + script);
  expect(scriptAnswer.headers()['cache-control']).toContain('immutable');
});

test('home requests no file of any section, and a section’s page only files of its own', async ({
  site,
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, site.url);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/s/'))).toEqual([]);
  await openPage(page, `${site.url}/UseReduce`);
  await page.waitForLoadState('networkidle');
  const sections = new Set(asked.filter((path) => path.startsWith('/s/')).map((path) => path.split('/')[2]));
  expect([...sections]).toEqual(['hooks']);
});

test('a change of page loads no document, moves the focus, sets the title and is announced', async ({
  site,
  page,
  complaints,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await page.goto(site.url);
  await waitForHydration(page);
  await follow(page, 'Advanced', 'Redux');
  await expect(page.getByRole('heading', { level: 1, name: 'Redux' })).toBeVisible();
  await expect(page).toHaveTitle(/^Redux/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Redux' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Advanced' })).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Learn front-end development');
  expect(documents).toHaveLength(1);
  expect(complaints).toEqual([]);
});
