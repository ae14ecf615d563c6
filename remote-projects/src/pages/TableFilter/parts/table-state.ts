export const columns = ['name', 'city', 'role', 'joined', 'points'] as const;
export type Column = (typeof columns)[number];

export interface SortKey {
  column: Column;
  descending: boolean;
}

/** The state of the table. `page` counts from 1. */
export interface TableState {
  search: string;
  sort: readonly SortKey[];
  page: number;
}

export const longestSearch = 100;

/** Parses the state and lists its problems. The number of pages depends on the rows, so `page` has no upper limit here. */
export function readState(params: URLSearchParams): { state: TableState; problems: string[] } {
  const problems: string[] = [];
  const state = {
    search: readSearch(params.get('q') ?? '', problems),
    sort: readSort(params.get('sort') ?? '', problems),
    page: readPage(params.get('page'), problems),
  };
  return { state, problems };
}

/** The state as URL parameters, without default values. Other parameters are kept. */
export function writeState({ search, sort, page }: TableState, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  const sortText = sort.map(({ column, descending }) => (descending ? `-${column}` : column)).join(',');
  for (const [name, value] of [
    ['q', search],
    ['sort', sortText],
    ['page', page === 1 ? '' : String(page)],
  ] as const) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

function readSearch(text: string, problems: string[]): string {
  if (text.length <= longestSearch) return text;
  problems.push(`The search text has ${text.length} characters; the first ${longestSearch} are used.`);
  return text.slice(0, longestSearch);
}

function readSort(text: string, problems: string[]): SortKey[] {
  const keys: SortKey[] = [];
  const unknown: string[] = [];
  for (const word of text.split(',').filter(Boolean)) {
    const name = word.replace(/^-/, '');
    const column = columns.find((one) => one === name);
    if (!column) unknown.push(excerpt(word));
    else if (!keys.some((key) => key.column === column)) keys.push({ column, descending: word.startsWith('-') });
  }
  const [first] = unknown;
  if (first !== undefined) problems.push(`The address sorts by “${first}”, which is no column.`);
  return keys;
}

function readPage(text: string | null, problems: string[]): number {
  if (text === null) return 1;
  const page = Number(text);
  if (/^\d+$/.test(text) && page >= 1 && Number.isSafeInteger(page)) return page;
  problems.push(`The address asks for page “${excerpt(text)}”, which is no page. This is page 1.`);
  return 1;
}

function excerpt(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}
