import styles from './TableFilter.module.css';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Goes to another page. On the first and last page a button stays focusable and has `aria-disabled`. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const step = (label: string, to: number) => {
    const possible = to >= 1 && to <= pages && to !== page;
    return (
      <button type="button" aria-disabled={!possible} onClick={() => possible && onPage(to)}>
        {label}
      </button>
    );
  };
  return (
    <nav className={styles.pager} aria-label="Pages of the table">
      {step('First', 1)}
      {step('Previous', page - 1)}
      <span>
        Page {page} of {pages}
      </span>
      {step('Next', page + 1)}
      {step('Last', pages)}
    </nav>
  );
}
