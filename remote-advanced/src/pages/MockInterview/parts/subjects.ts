/** Topics by the subject that an interviewer would call them. A topic that is not listed is under `other`. */
const topics = {
  javascript:
    'types types-coercion coercion-equality operators variables-scope scope-hoisting functions closures closures-this this objects objects-prototypes prototypes-classes arrays arrays-iteration strings-regexp-dates collections-iteration async event-loop errors-debugging modules modules-modern memory-performance metaprogramming patterns-architecture es-editions recipes javascript truthiness numbers regexp dates timing',
  browser:
    'dom events browser-apis browser-internals network security web-performance platform-interface dom-and-browser fetch-axios data-fetching',
  algorithms: 'strings arrays-objects closures-functional data-structures polyfills algorithms',
  react:
    'hooks-rules context concurrent-hooks use-state use-reducer use-effect use-layout-effect use-ref use-memo use-callback react react-fundamentals rendering react-forms react-19 react-server suspense-errors react-performance react-patterns react-routing styling-types react-testing classes-legacy react-ecosystem keys',
  state: 'state-design redux-core toolkit rtk-query react-redux other-state',
  'html-css':
    'html-document semantics-content forms media-assets css-cascade box-layout flex-grid responsive typography-colour-effects motion css-architecture html-css html-css-a11y bootstrap-tailwind accessibility',
  architecture: 'system-design frontend-architecture page-rendering graphql real-time-offline',
  engineering: 'testing tooling operations typescript craft ai-era behavioural',
} as const;

export type Subject = keyof typeof topics | 'other';

const subjects = new Map(
  Object.entries(topics).flatMap(([subject, words]) => words.split(' ').map((topic) => [topic, subject as Subject])),
);

/** The subject of an entry: that of the first of its topics that has one. */
export function subjectOf({ topics }: { topics: readonly string[] }): Subject {
  return topics.map((topic) => subjects.get(topic)).find((subject) => subject !== undefined) ?? 'other';
}
