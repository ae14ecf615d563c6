import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
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

export default function DatePicker({ label, value, onChange }: DatePickerProps) {
  const id = useId();
  const [chosen, setChosen] = useState(() => new Date(value));
  const [active, setActive] = useState(chosen);
  const dialog = useRef<HTMLDialogElement>(null);

  const isFocusWanted = useRef(false);

  useEffect(() => {
    if (isFocusWanted.current) dialog.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
    isFocusWanted.current = false;
  });
  /** Makes a date the active one, and moves the focus to its cell. */
  const focus = (date: Date) => {
    isFocusWanted.current = true;
    setActive(date);
  };
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari gives no focus to a button that is clicked, and the dialog gives it back to what had it.
    currentTarget.focus();
    dialog.current?.showModal();
    // Another object, so that React renders even if the chosen date is the active one.
    focus(new Date(chosen));
  };
  const choose = (date: Date) => {
    dialog.current?.close();
    setChosen(date);
    onChange(isoOf(date));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moves[event.key];
    if (move) focus(move(active, event.shiftKey));
    else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else return;
    event.preventDefault();
  };
  const cellOf = (date: Date | null, index: number) =>
    date === null ? (
      <span key={index} role="gridcell" />
    ) : (
      <span
        key={index}
        role="gridcell"
        tabIndex={isoOf(date) === isoOf(active) ? 0 : -1}
        aria-selected={isoOf(date) === isoOf(chosen)}
        onClick={() => choose(date)}
      >
        {date.getUTCDate()}
      </span>
    );
  return (
    <>
      <button type="button" onClick={open}>
        {`${label}: ${format(chosen, { dateStyle: 'long' })}`}
      </button>
      <dialog ref={dialog} aria-label={label}>
        <div className="month">
          <button type="button" aria-label="Previous month" onClick={() => setActive(addMonths(active, -1))}>
            ‹
          </button>
          <h2 id={id} aria-live="polite">
            {format(active, { month: 'long', year: 'numeric' })}
          </h2>
          <button type="button" aria-label="Next month" onClick={() => setActive(addMonths(active, 1))}>
            ›
          </button>
        </div>
        <div role="grid" aria-labelledby={id} onKeyDown={onKeyDown}>
          <div role="row">
            {weekdays.map((name) => (
              <span key={name} role="columnheader" aria-label={name}>
                {name.slice(0, 2)}
              </span>
            ))}
          </div>
          {weeksOf(active).map((week, index) => (
            <div key={index} role="row">
              {week.map(cellOf)}
            </div>
          ))}
        </div>
      </dialog>
    </>
  );
}
