import { StaticHtml } from '@site/sdk/ui/page';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useGrowingHtml } from './use-growing-html.ts';

function List({ html }: { html: string }) {
  const list = useRef<HTMLDivElement>(null);
  return <StaticHtml ref={list} name="html-0" html={useGrowingHtml(list, html)} />;
}

const text = () => document.querySelector('[data-content]')?.innerHTML;

it('adds what is new, and leaves what is there', () => {
  const { rerender } = render(<List html="<p>One</p>" />);
  const one = screen.getByText('One');
  rerender(<List html="<p>One</p><p>Two</p>" />);
  rerender(<List html="<p>One</p><p>Two</p><p>Three</p>" />);
  expect(text()).toBe('<p>One</p><p>Two</p><p>Three</p>');
  expect(screen.getByText('One')).toBe(one);
});

it('replaces HTML that begins otherwise', () => {
  const { rerender } = render(<List html="<p>One</p>" />);
  rerender(<List html="<p>One</p><p>Two</p>" />);
  rerender(<List html="<p>Another</p>" />);
  expect(text()).toBe('<p>Another</p>');
});
