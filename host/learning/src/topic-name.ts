/** How words are written that are not plain lower case. */
const spellings = new Map(
  Object.entries({
    ai: 'AI',
    apis: 'APIs',
    axios: 'Axios',
    bootstrap: 'Bootstrap',
    css: 'CSS',
    dom: 'DOM',
    es: 'ES',
    html: 'HTML',
    javascript: 'JavaScript',
    react: 'React',
    redux: 'Redux',
    regexp: 'RegExp',
    rtk: 'RTK',
    tailwind: 'Tailwind',
    typescript: 'TypeScript',
  }),
);

/** The words of a topic within a sentence: `browser-apis` is "browser APIs". */
export function topicWords(topic: string): string {
  return topic
    .split('-')
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
}

/** The words of a topic as a title: `event-loop` is "Event loop". */
export function topicTitle(topic: string): string {
  const words = topicWords(topic);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
