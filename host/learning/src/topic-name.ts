import { capitalized } from './format.ts';

/** The words of a topic that are more, or are written otherwise, than its id says. */
const names = new Map(
  Object.entries({
    'ai-era': 'the era of AI',
    'arrays-iteration': 'arrays and iteration',
    'arrays-objects': 'arrays and objects',
    'bootstrap-tailwind': 'Bootstrap and Tailwind',
    'box-layout': 'boxes and layout',
    'browser-apis': 'browser APIs',
    'classes-legacy': 'class components',
    'closures-functional': 'closures in function style',
    'closures-this': 'closures and this',
    'coercion-equality': 'coercion and equality',
    'collections-iteration': 'collections and iteration',
    'css-architecture': 'CSS architecture',
    'css-cascade': 'the cascade',
    'dom-and-browser': 'DOM and browser',
    'errors-debugging': 'errors and debugging',
    'es-editions': 'editions of ECMAScript',
    'fetch-axios': 'fetch and Axios',
    'flex-grid': 'flexbox and grid',
    'from-the-product-spec': 'from the product specification',
    'hooks-rules': 'rules of hooks',
    'html-css': 'HTML and CSS',
    'html-css-a11y': 'HTML, CSS and accessibility',
    'html-document': 'the HTML document',
    'media-assets': 'media',
    'memory-performance': 'memory and performance',
    'modules-modern': 'modules and modern syntax',
    'objects-prototypes': 'objects and prototypes',
    'other-state': 'other kinds of state',
    'patterns-architecture': 'patterns and architecture',
    'prototypes-classes': 'prototypes and classes',
    'react-19': 'React 19',
    'react-ecosystem': 'around React',
    'react-forms': 'forms in React',
    'react-fundamentals': 'React fundamentals',
    'react-patterns': 'React patterns',
    'react-performance': 'React performance',
    'react-redux': 'React Redux',
    'react-routing': 'routing in React',
    'react-server': 'React on the server',
    'react-testing': 'testing React',
    'redux-core': 'Redux core',
    'rtk-query': 'RTK Query',
    'scope-hoisting': 'scope and hoisting',
    'semantics-content': 'semantics and content',
    'strings-regexp-dates': 'strings, regular expressions and dates',
    'styling-types': 'styling and types',
    'suspense-errors': 'Suspense and errors',
    'types-coercion': 'types and coercion',
    'typography-colour-effects': 'typography, color and effects',
    'use-callback': 'useCallback',
    'use-effect': 'useEffect',
    'use-layout-effect': 'useLayoutEffect',
    'use-memo': 'useMemo',
    'use-reducer': 'useReducer',
    'use-ref': 'useRef',
    'use-state': 'useState',
    'variables-scope': 'variables and scope',
    axios: 'Axios',
    behavioural: 'behavioral questions',
    bootstrap: 'Bootstrap',
    css: 'CSS',
    dom: 'DOM',
    html: 'HTML',
    javascript: 'JavaScript',
    react: 'React',
    redux: 'Redux',
    regexp: 'regular expressions',
    tailwind: 'Tailwind',
    typescript: 'TypeScript',
  }),
);

/** The words of a topic within a sentence: `browser-apis` is "browser APIs". */
export function topicWords(topic: string): string {
  return names.get(topic) ?? topic.replaceAll('-', ' ');
}

/** The words of a topic as a title: `event-loop` is "Event loop". The name of a hook stays as it is. */
export function topicTitle(topic: string): string {
  const words = topicWords(topic);
  return /^use[A-Z]/.test(words) ? words : capitalized(words);
}
