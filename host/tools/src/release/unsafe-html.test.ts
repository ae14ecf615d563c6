import { expect, it } from 'vitest';
import { unsafeHtml } from './unsafe-html.ts';

it.each([
  ['<meta http-equiv="refresh" content="0; url=https://example.org">', /^<meta http-equiv="refresh">/],
  ['<a href="javascript:alert(1)">x</a>', /^<a href="javascript:alert\(1\)">/],
  ['<a href=" java&#10;script:alert(1)">x</a>', /^<a href=/],
  ['<form action="&#106;avascript:alert(1)"></form>', /^<form action=/],
  ['<svg><a xlink:href="data:text/html,x">x</a></svg>', /^<a xlink:href=/],
  ['<img src="/x.png" onerror="alert(1)">', /^<img onerror=/],
  ['<iframe srcdoc="x"></iframe>', /^<iframe>/],
  ['<p>Text</p><SCRIPT src="/x.js"></SCRIPT>', /^<script>/],
  ['<template shadowrootmode="open"><iframe src="https://a.b"></iframe></template>', /^<template>/],
  [`<noscript><p title="</noscript><meta http-equiv=refresh content='0;url=//a.b'>"></p></noscript>`, /^<noscript>/],
  ['<body onload=alert(1)>', /^<body>/],
  ['<svg><a><animate attributeName="href" values="javascript:alert(1)"/></a></svg>', /^<animate>/],
  ['<title><meta http-equiv="refresh" content="0;url=//a.b"></title>', /^<meta http-equiv="refresh">/],
  [`<p title="'><meta http-equiv=refresh content=0;url=//a.b>">x</p>`, /^a tag that the compiler of content does not/],
  [`<a title='`, /^a tag that the compiler of content does not/],
  ['<<b>script>', /^a tag that the compiler of content does not/],
])('finds what acts on the reader’s behalf in %s', (html, found) => {
  expect(unsafeHtml(html)).toMatch(found);
});

it.each([
  '<code>javascript:</code> on line = 1',
  '<meta itemprop="name" content="x">',
  '<a href="mailto:a@b.c">x</a>',
  '<a href="/Alpha?a=1&#x26;b=2">x</a><br/><!-- --><input disabled>',
  '<svg viewBox="0 0 1 1"><title>1 &#x3C; 2 > 1</title></svg>',
])('finds nothing in %s', (html) => {
  expect(unsafeHtml(html)).toBeNull();
});
