import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { apply, type Declarations, ruleText } from './declarations.ts';

const Box = (declarations: Declarations) => <p ref={apply(declarations)}>box</p>;
const style = () => screen.getByText('box').style;

it('sets what is declared, and takes back what is declared no more', () => {
  const { rerender } = render(<Box width="10px" position="absolute" />);
  expect(style().cssText).toBe('width: 10px; position: absolute;');
  rerender(<Box width="20px" />);
  expect(style().cssText).toBe('width: 20px;');
});

it('writes them as a rule', () => {
  expect(ruleText('.box', { width: '10px', color: 'red' })).toBe('.box {\n  width: 10px;\n  color: red;\n}');
});
