import { describe, expect, it } from 'vitest';
import { robotsText, sitemapText } from './crawler-files.ts';

describe('robots.txt', () => {
  it('allows everything', () => {
    expect(robotsText(null)).toBe('User-agent: *\nAllow: /\n');
  });

  it('names the sitemap of a site with an origin', () => {
    expect(robotsText('https://example.org')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n',
    );
  });
});

describe('sitemap.xml', () => {
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

  it('holds the absolute address of every page', () => {
    const xml = sitemapText('https://example.org', ['/', '/UseReduce', '/javascript/closures']);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+sitemap\/0.9">\n/);
    expect(addressesIn(xml)).toEqual([
      'https://example.org/',
      'https://example.org/UseReduce',
      'https://example.org/javascript/closures',
    ]);
  });

  it('escapes what has a meaning in XML or in an address', () => {
    expect(addressesIn(sitemapText('https://example.org', [`/a&b'c"<d>é ]]>`]))).toEqual([
      'https://example.org/a&amp;b&apos;c%22%3Cd%3E%C3%A9%20]]%3E',
    ]);
  });
});
