import { beforeAll, describe, expect, it, vi } from 'vitest';

type Judge = (text: string) => string | null;
const createPolicy = vi.fn<(name: string, policy: { createHTML: Judge; createScriptURL: Judge }) => void>();
const policy = () => createPolicy.mock.calls[0]?.[1];

beforeAll(async () => {
  vi.stubGlobal('trustedTypes', { createPolicy });
  // @ts-expect-error It is a script of the document, not a module with types.
  await import('./trusted-types.js');
});

it('is the default policy, and has no rule for scripts, so that all are refused', () => {
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', {
    createHTML: expect.any(Function),
    createScriptURL: expect.any(Function),
  });
});

describe('a string that becomes HTML', () => {
  it.each([
    '',
    '<p>The text of a page, with <code>&lt;script&gt;</code> and <em>on</em> = "off"</p>',
    '<meta itemProp="teaches" content="What comes after > and <"/><meta itemprop="level" content="basic">',
    '<template shadowrootmode="open"><link rel="stylesheet" href="/s/basics/1/a.css"></template>',
    '<an-object></an-object>',
  ])('is taken as it is: %s', (html) => {
    expect(policy()?.createHTML(html)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    'Text <SCRIPT src=/s/a.js>',
    '<svg><script/></svg>',
    '<iframe srcdoc="<b>x</b>">',
    '<meta http-equiv="refresh" content="0; url=https://elsewhere.example/">',
    '<meta itemprop="a" content="b" http-equiv="refresh">',
    '<meta itemprop="a" content=">" http-equiv="refresh"><meta itemprop="a" content="b">',
    '<meta\nhttp-equiv="refresh">',
  ])('is refused: %s', (html) => {
    expect(policy()?.createHTML(html)).toBeNull();
  });
});

describe('the address of a script', () => {
  it.each([
    '/s/basics/0123456789ab/assets/a.js',
    '/host/0123456789ab/assets/main.js',
    `${location.origin}/host/1/runner-1.types.js`,
    '/sw.js',
  ])('is taken below the folders of versions: %s', (address) => {
    expect(policy()?.createScriptURL(address)).toBe(address);
  });

  it.each([
    'https://elsewhere.example/s/a.js',
    '//elsewhere.example/s/a.js',
    '/registry.json',
    '/s/../registry.json',
    '/s/%2e%2e/registry.json',
    '/sw.js/a.js',
    'data:text/javascript,alert(1)',
    `blob:${location.origin}/s/1`,
    'javascript:alert(1)',
  ])('is refused elsewhere: %s', (address) => {
    expect(policy()?.createScriptURL(address)).toBeNull();
  });
});
