import type { DatePickerProps } from './props';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(date);
const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** Days since Monday. */
const weekdayOf = (date: Date) => (date.getUTCDay() + 6) % 7;

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}

/** The same day of another month, or its last one if it is shorter. */
function addMonths(date: Date, months: number): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

/** The days of the month of a date, in weeks; null is a day of another month. */
function weeksOf(date: Date): (Date | null)[][] {
  const first = addDays(date, 1 - date.getUTCDate());
  const days = Array.from({ length: 42 }, (_, index) => addDays(first, index - weekdayOf(first)));
  const weeks = Array.from({ length: 6 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  const own = weeks.map((week) => week.map((day) => (day.getUTCMonth() === date.getUTCMonth() ? day : null)));
  return own.filter((week) => week.some((day) => day !== null));
}

/** The date that a key leads to. */
const moves: Record<string, (date: Date, isShift: boolean) => Date> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekdayOf(date)),
  End: (date) => addDays(date, 6 - weekdayOf(date)),
  PageUp: (date, isShift) => addMonths(date, isShift ? -12 : -1),
  PageDown: (date, isShift) => addMonths(date, isShift ? 12 : 1),
};

/** Builds the button and its calendar in `root`. */
export default function datePicker(root: HTMLElement, { label, value, onChange }: DatePickerProps): void {
  let chosen = new Date(value);
  let active = chosen;

  const button = (name: string, text: string, onClick: () => void) => {
    const element = document.createElement('button');
    Object.assign(element, { type: 'button', ariaLabel: name || null, textContent: text });
    element.addEventListener('click', onClick);
    return element;
  };
  const dialog = document.createElement('dialog');
  const month = document.createElement('div');
  const heading = document.createElement('h2');
  const grid = document.createElement('div');
  dialog.ariaLabel = label;
  month.className = 'month';
  heading.id = crypto.randomUUID();
  heading.ariaLive = 'polite';
  grid.role = 'grid';
  grid.setAttribute('aria-labelledby', heading.id);

  const partOf = (role: string, ...content: (Node | string)[]) => {
    const element = document.createElement(role === 'row' ? 'div' : 'span');
    element.role = role;
    element.append(...content);
    return element;
  };
  const headers = weekdays.map((name) => {
    const header = partOf('columnheader', name.slice(0, 2));
    header.ariaLabel = name;
    return header;
  });
  const cellOf = (date: Date | null) => {
    if (date === null) return partOf('gridcell');
    const cell = partOf('gridcell', String(date.getUTCDate()));
    cell.tabIndex = isoOf(date) === isoOf(active) ? 0 : -1;
    cell.ariaSelected = String(isoOf(date) === isoOf(chosen));
    cell.addEventListener('click', () => choose(date));
    return cell;
  };
  /** Makes a date the active one, and shows its month. */
  const show = (date: Date) => {
    active = date;
    heading.textContent = format(date, { month: 'long', year: 'numeric' });
    const rows = weeksOf(date).map((week) => partOf('row', ...week.map(cellOf)));
    grid.replaceChildren(partOf('row', ...headers), ...rows);
  };
  const focus = (date: Date) => {
    show(date);
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const setChosen = (date: Date) => {
    chosen = date;
    opener.textContent = `${label}: ${format(date, { dateStyle: 'long' })}`;
  };
  const choose = (date: Date) => {
    setChosen(date);
    dialog.close();
    onChange(isoOf(date));
  };
  grid.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moves[event.key];
    if (move) focus(move(active, event.shiftKey));
    else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else return;
    event.preventDefault();
  });

  const opener = button('', '', () => {
    // Safari gives no focus to a button that is clicked, and the dialog gives it back to what had it.
    opener.focus();
    dialog.showModal();
    focus(chosen);
  });
  const previous = button('Previous month', '‹', () => show(addMonths(active, -1)));
  const next = button('Next month', '›', () => show(addMonths(active, 1)));
  month.append(previous, heading, next);
  dialog.append(month, grid);
  root.append(opener, dialog);
  setChosen(chosen);
  show(chosen);
}
