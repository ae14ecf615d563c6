import { parser } from '@lezer/javascript';

/** Parses TypeScript and JavaScript, with or without JSX. */
export const typescript = parser.configure({ dialect: 'ts jsx' });
