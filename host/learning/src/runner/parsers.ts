import { parser } from '@lezer/javascript';

/** Of TypeScript and JavaScript; `tsx` with JSX, in which `<string>value` is no assertion. */
export const parsers = { ts: parser.configure({ dialect: 'ts' }), tsx: parser.configure({ dialect: 'ts jsx' }) };
