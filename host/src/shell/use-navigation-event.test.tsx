import { useAddressState } from '@site/sdk/address-state';
import { useNavigate } from '@site/sdk/router';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { useNavigationEvent } from './use-navigation-event.ts';

const params = { kind: 'kind' };
let go: (to: string | number) => Promise<void>;

function Shell() {
  const navigate = useNavigate();
  go = (to) => act(async () => void (typeof to === 'number' ? navigate(to) : navigate(to)));
  useNavigationEvent();
  return null;
}

function Kind() {
  const [{ kind }, change] = useAddressState(params);
  return <input aria-label="Kind" value={kind} onChange={(event) => change({ kind: event.target.value })} />;
}

it('has state in the address follow a link to another query of the page, and Back', async () => {
  await renderAt(
    '/javascript?kind=bug',
    <>
      <Shell />
      <Kind />
    </>,
  );
  const kind = () => screen.getByRole<HTMLInputElement>('textbox').value;
  expect(kind()).toBe('bug');
  await go('/javascript?kind=question#list');
  expect(kind()).toBe('question');
  await go(-1);
  await expect.poll(kind).toBe('bug');
});
