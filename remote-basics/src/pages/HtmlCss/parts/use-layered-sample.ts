import { useLayoutEffect, useRef } from 'react';

const shown = '.layer-sample::after { content: var(--winner); }';

/**
 * An element with a sample that styles apply to. It is in a shadow root: layers in a style sheet of the page would have the browser lay
 * out the whole page again.
 * @param css for `#layer-sample` and `.layer-sample`; what it sets as `--winner` is shown
 * @returns a ref for the element around the sample
 */
export function useLayeredSample(css: string) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const root = ref.current && (ref.current.shadowRoot ?? withSample(ref.current));
    if (!root) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${css}\n${shown}`);
    root.adoptedStyleSheets = [sheet];
  }, [css]);
  return ref;
}

function withSample(element: HTMLSpanElement): ShadowRoot {
  const sample = document.createElement('span');
  sample.id = 'layer-sample';
  sample.className = 'layer-sample';
  const root = element.attachShadow({ mode: 'open' });
  root.append(sample);
  return root;
}
