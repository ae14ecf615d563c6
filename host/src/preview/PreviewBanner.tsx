import { useLocation } from '@site/sdk/router';
import { Button } from '@site/sdk/ui/button';
import type { Preview } from './load-preview.ts';
import styles from './PreviewBanner.module.css';
import { leavePreview } from './wanted-preview.ts';

/** Says that this tab does not show what is live, or why it does, and offers the way out. Search engines keep no preview. */
export function PreviewBanner({ preview }: { preview: Preview }) {
  return (
    <section className={styles.banner} aria-label="Preview">
      <meta name="robots" content="noindex" />
      <Message preview={preview} />
      <Button onClick={leavePreview}>Leave the preview</Button>
    </section>
  );
}

function Message({ preview: { wanted, section, local, problem } }: { preview: Preview }) {
  if (local !== undefined) return <LinkToLocal wanted={wanted} local={local} />;
  if (problem !== undefined)
    return (
      <p>
        <bdi>
          <code>{shortened(wanted)}</code>
        </bdi>{' '}
        cannot be shown, so this is the live site. {problem}
      </p>
    );
  return (
    <p>
      This tab shows {section.title} in version <code>{section.version}</code>. Everything else is live.
    </p>
  );
}

/** As much of it as a reader needs to know it again: an address may be long, and what follows is the way out. */
function shortened(wanted: string): string {
  return wanted.length > 60 ? `${wanted.slice(0, 60)}…` : wanted;
}

/** The same page with a build that is on the reader's machine, served there: this site runs no code of another address. */
function LinkToLocal({ wanted, local }: { wanted: string; local: string }) {
  const { pathname } = useLocation();
  return (
    <p>
      This is the live site. On your machine, <code>site preview</code> shows your build inside it:{' '}
      <a href={`${local}${pathname}?with=${wanted}`}>open this page at {new URL(local).host}</a>.
    </p>
  );
}
