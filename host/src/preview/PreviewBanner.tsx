import { Button } from '@site/sdk/ui/button';
import type { Preview } from './load-preview.ts';
import styles from './PreviewBanner.module.css';
import { leavePreview } from './wanted-preview.ts';

/** Says that this tab does not show what is live, and offers the way out. Search engines keep no preview. */
export function PreviewBanner({ preview: { wanted, section, problem } }: { preview: Preview }) {
  return (
    <section className={styles.banner} aria-label="Preview">
      <meta name="robots" content="noindex" />
      <p>
        {section ? (
          <>
            This tab shows {section.title} in version <code>{section.version}</code>. Everything else is live.
          </>
        ) : (
          <>
            <code>{wanted}</code> cannot be shown, so this is the live site. {problem}
          </>
        )}
      </p>
      <Button onClick={leavePreview}>Leave the preview</Button>
    </section>
  );
}
