import type { PeopleTableProps, Person } from './props';

type Column = keyof Person;

const columns: { column: Column; label: string }[] = [
  { column: 'name', label: 'Name' },
  { column: 'city', label: 'City' },
  { column: 'age', label: 'Age' },
];

interface Sorting {
  column: Column;
  isDescending: boolean;
}

function compare(a: Person, b: Person, { column, isDescending }: Sorting): number {
  const order = column === 'age' ? a.age - b.age : a[column].localeCompare(b[column], 'en');
  return isDescending ? -order : order;
}

function countText(count: number): string {
  if (count === 0) return 'Nobody found';
  return count === 1 ? '1 person' : `${count} people`;
}

function rowOf(person: Person): HTMLTableRowElement {
  const row = document.createElement('tr');
  for (const { column } of columns) row.insertCell().textContent = `${person[column]}`;
  return row;
}

/** Builds the table in `root`. */
export default function peopleTable(root: HTMLElement, { caption, people, pageSize }: PeopleTableProps): void {
  let sorting: Sorting | null = null;
  let page = 1;
  let last = 1;

  const box = document.createElement('div');
  const label = document.createElement('label');
  const filter = document.createElement('input');
  const table = document.createElement('table');
  const body = document.createElement('tbody');
  const pages = document.createElement('div');
  const place = document.createElement('span');
  const status = document.createElement('p');
  box.className = 'people';
  pages.className = 'pages';
  filter.type = 'search';
  status.role = 'status';
  label.append('Filter ', filter);
  table.createCaption().textContent = caption;

  const button = (name: string, onClick: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = name;
    element.addEventListener('click', onClick);
    return element;
  };
  const turnTo = (next: number) => {
    page = Math.min(last, Math.max(1, next));
    show();
  };
  const sort = (column: Column) => {
    sorting = { column, isDescending: sorting?.column === column && !sorting.isDescending };
    turnTo(1);
  };
  const headers = columns.map(({ column, label: name }) => {
    const element = document.createElement('th');
    element.scope = 'col';
    element.append(button(name, () => sort(column)));
    return { column, element };
  });
  const previous = button('Previous', () => turnTo(page - 1));
  const next = button('Next', () => turnTo(page + 1));
  filter.addEventListener('input', () => turnTo(1));

  const select = () => {
    const text = filter.value.trim().toLowerCase();
    const found = people.filter(({ name, city }) => [name, city].some((value) => value.toLowerCase().includes(text)));
    const by = sorting;
    return by ? found.toSorted((a, b) => compare(a, b, by)) : found;
  };
  const show = () => {
    const found = select();
    last = Math.max(1, Math.ceil(found.length / pageSize));
    body.replaceChildren(...found.slice((page - 1) * pageSize, page * pageSize).map(rowOf));
    for (const { column, element } of headers) {
      const direction = sorting?.isDescending ? 'descending' : 'ascending';
      element.ariaSort = sorting?.column === column ? direction : null;
    }
    place.textContent = `Page ${page} of ${last}`;
    previous.ariaDisabled = String(page === 1);
    next.ariaDisabled = String(page === last);
    status.textContent = countText(found.length);
  };

  table
    .createTHead()
    .insertRow()
    .append(...headers.map(({ element }) => element));
  table.append(body);
  pages.append(previous, place, next);
  box.append(label, table, pages, status);
  root.append(box);
  show();
}
