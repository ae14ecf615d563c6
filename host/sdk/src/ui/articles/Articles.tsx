import type { ReactNode } from 'react';
import type { PageContent } from '../../contract.ts';
import { Accordion } from '../accordion/Accordion.tsx';
import styles from './Articles.module.css';

interface ArticlesProps {
  /** `id` is the article's address on the page, `title` the key of its title in the content. */
  articles: { id: string; title: string; body: ReactNode }[];
  content: PageContent;
}

/** Articles that open from their titles, one at a time. A title is static HTML: a name in `<b>`, then what it is for. */
export function Articles({ articles, content }: ArticlesProps) {
  const items = articles.map(({ id, title, body }) => ({
    id,
    title: (
      <span className={styles.title} data-content={title} dangerouslySetInnerHTML={{ __html: content[title] ?? '' }} />
    ),
    content: <div className={styles.body}>{body}</div>,
  }));
  return (
    <div className={styles.articles}>
      <Accordion items={items} />
    </div>
  );
}
