import { IsolatedPreview } from '@site/sdk/ui/isolated-preview';
import { useMemo, useState } from 'react';
import { Choice } from './parts/Choice.tsx';
import stylesheet from './parts/landing.css?url';
import { landingPage } from './parts/landing-page.ts';
import styles from './parts/TailwindSite.module.css';
import { useSiteScheme } from './parts/use-site-scheme.ts';

const widths = { full: 'Full', tablet: 'Tablet, 37.5rem', phone: 'Phone, 22.5rem' };
const schemes = { site: 'As the site', light: 'Light', dark: 'Dark' };

/** A landing page styled with Tailwind only, in a frame whose width and color scheme the reader chooses. */
export default function App() {
  const [width, setWidth] = useState<keyof typeof widths>('full');
  const [scheme, setScheme] = useState<keyof typeof schemes>('site');
  const siteScheme = useSiteScheme();
  const shown = scheme === 'site' ? siteScheme : scheme;
  const attributes = useMemo(() => ({ 'data-scheme': shown }), [shown]);

  return (
    <div>
      <div className={styles.controls}>
        <Choice legend="Width of the page" options={widths} chosen={width} onChoose={setWidth} />
        <Choice legend="Appearance of the page" options={schemes} chosen={scheme} onChoose={setScheme} />
      </div>
      <div className={styles.desk}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container */}
        <section className={`${styles.window} ${styles[width]}`} aria-label="Landing page, scrollable" tabIndex={0}>
          <IsolatedPreview
            name="Landing page of Ebbline"
            html={landingPage}
            stylesheet={stylesheet}
            attributes={attributes}
          />
        </section>
      </div>
    </div>
  );
}
