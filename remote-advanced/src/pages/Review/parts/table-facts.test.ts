import { newSchedule } from '@site/learning/review';
import { expect, it } from 'vitest';
import { tableFacts } from './table-facts.ts';

const address = '/Bootstrap#bs-mx-auto';

it('asks what a row is about; what a file says is text', async () => {
  const fact = { title: 'What CSS is behind mx-auto?', answer: 'margin: 0 <img src=x onerror=alert(1)>', address };
  const [entry, ...others] = tableFacts([newSchedule('JS-001', 1), { ...newSchedule(address, 2), fact }]);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ id: address, address, title: fact.title, kind: 'question' });
  const body = new DOMParser().parseFromString((await entry?.fetchAnswer()) ?? '', 'text/html').body;
  expect(body.querySelector('pre')?.textContent).toBe(fact.answer);
  expect(body.querySelector('img')).toBeNull();
});
