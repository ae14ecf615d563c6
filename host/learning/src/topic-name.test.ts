import { expect, it } from 'vitest';
import { topicTitle, topicWords } from './topic-name.ts';

it.each([
  ['event-loop', 'event loop', 'Event loop'],
  ['dom', 'DOM', 'DOM'],
  ['browser-apis', 'browser APIs', 'Browser APIs'],
  ['closures-this', 'closures and this', 'Closures and this'],
  ['use-effect', 'useEffect', 'useEffect'],
  ['constructor', 'constructor', 'Constructor'],
])('writes the topic %s as words', (topic, words, title) => {
  expect(topicWords(topic)).toBe(words);
  expect(topicTitle(topic)).toBe(title);
});
