import { expect, livePages, openPage, test } from '@site/tools/browser-test';
import { readState } from '@site/tools/release/ledger';
import { readItems } from '@site/tools/release/pages/page-source';

test('every kind of document requires Trusted Types, in itself and by header', async ({ site, request }) => {
  const [page] = livePages(site.store);
  const sections = readState(site.store).sections;
  const entry = sections.flatMap((section) =>
    readItems(site.store.sectionDir(section.id, section.version), section),
  )[0];
  for (const address of ['/', '/design', '/Offline', '/nowhere', page?.address, entry?.address]) {
    const answer = await request.get(`${site.url}${address}`);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, address).toContain("; require-trusted-types-for 'script'; trusted-types default;");
    const [, own = ''] = (await answer.text()).match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? [];
    expect(policy, address).toContain(own.replaceAll('&#x27;', "'"));
  }
});

test('what would run code, or load it from elsewhere, is refused; HTML of the site is not', async ({ site, page }) => {
  await openPage(page, `${site.url}/UseReduce`);
  const outcomes = await page.evaluate(async () => {
    // Each is reported twice: by the policy of the document, and by that of the answer.
    const violated = new Set<string>();
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violated.add(effectiveDirective));
    const element = document.createElement('div');
    const attempts: Record<string, () => unknown> = {
      'innerHTML with text': () => Object.assign(element, { innerHTML: '<p>&lt;script&gt;</p>' }),
      'innerHTML with a frame': () => Object.assign(element, { innerHTML: '<iframe srcdoc="<p>Mine"></iframe>' }),
      'a document with a redirect': () =>
        new DOMParser().parseFromString(
          '<meta http-equiv="refresh" content="0; url=//elsewhere.example">',
          'text/html',
        ),
      'a script from elsewhere': () =>
        Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/s/a.js' }),
      'a script that is no file of a version': () =>
        Object.assign(document.createElement('script'), { src: '/registry.json' }),
      'a worker from memory': () => new Worker(URL.createObjectURL(new Blob(['']))),
      'the text of a script': () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      'a handler as text': () => element.setAttribute('onclick', 'alert(1)'),
      'a timer with text': () => Reflect.apply(setTimeout, window, ['alert(1)']),
      'a policy of its own': () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
      'another default policy': () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
    };
    const outcomes: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      violated.clear();
      let outcome = 'done';
      try {
        attempt();
      } catch (error) {
        outcome = String(Object(error).name);
      }
      // The event is sent in a task of its own.
      await new Promise((resolve) => setTimeout(resolve, 20));
      outcomes[name] = [outcome, ...violated].join(' ');
    }
    return outcomes;
  });
  const refused = 'TypeError require-trusted-types-for';
  expect(outcomes).toEqual({
    'innerHTML with text': 'done',
    'innerHTML with a frame': refused,
    'a document with a redirect': refused,
    'a script from elsewhere': refused,
    'a script that is no file of a version': refused,
    'a worker from memory': refused,
    'the text of a script': refused,
    'a handler as text': refused,
    'a timer with text': refused,
    'a policy of its own': 'TypeError trusted-types',
    'another default policy': 'TypeError trusted-types',
  });
});
