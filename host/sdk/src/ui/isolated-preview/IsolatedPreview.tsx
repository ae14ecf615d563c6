import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './IsolatedPreview.module.css';
import { keepInside } from './keep-inside.ts';
import { openShadow, shadowTemplate } from './open-shadow.ts';
import { useStyleSheet } from './use-style-sheet.ts';

interface IsolatedPreviewProps {
  /** What the preview shows; its accessible name. */
  name: string;
  /** Markup of the site's own, never a reader's: it is not checked. The prerendered page holds it too. */
  html: string;
  /** The address of the one style sheet that applies inside. */
  stylesheet: string;
  /** Attributes of the element around the markup, such as `{ 'data-theme': 'dark' }`. */
  attributes?: Readonly<Record<string, string>>;
}

/**
 * Markup in an open shadow root with a style sheet of its own: nothing of the site styles it, and it styles nothing of the
 * site. A link in it scrolls to its target inside of the preview, or does nothing; a form in it is not sent.
 *
 * `@property` has no effect in a shadow root, so a style sheet that relies on it, as Tailwind's does, has to set the initial
 * values itself.
 * @see https://developer.mozilla.org/docs/Web/API/Web_components/Using_shadow_DOM
 */
export function IsolatedPreview({ name, html, stylesheet, attributes }: IsolatedPreviewProps) {
  const host = useRef<HTMLDivElement>(null);
  // React writes the template once; from then on the shadow root holds the markup, and React manages neither.
  const [template] = useState(() => ({ __html: shadowTemplate(html) }));
  const shown = useRef(html);
  const failed = useStyleSheet(host, stylesheet);

  useLayoutEffect(() => {
    const frame = host.current && openShadow(host.current).frame;
    if (!frame || shown.current === html) return;
    frame.innerHTML = html;
    shown.current = html;
  }, [html]);

  useLayoutEffect(() => {
    const frame = host.current && openShadow(host.current).frame;
    if (!frame || !attributes) return;
    for (const [attribute, value] of Object.entries(attributes)) frame.setAttribute(attribute, value);
    return () => {
      for (const attribute of Object.keys(attributes)) frame.removeAttribute(attribute);
    };
  }, [attributes]);

  useEffect(() => (host.current ? keepInside(openShadow(host.current).root) : undefined), []);

  return (
    <>
      {failed && <p role="alert">The style sheet of the preview did not arrive. What follows is its bare markup.</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: not a set of form fields, which a fieldset is */}
      <div
        ref={host}
        role="group"
        aria-label={name}
        className={styles.preview}
        suppressHydrationWarning
        dangerouslySetInnerHTML={template}
      />
    </>
  );
}
