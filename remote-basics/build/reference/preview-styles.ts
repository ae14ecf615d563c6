import postcss from 'postcss';

/** A file that goes with a style sheet. */
export interface StyleFile {
  name: string;
  text: string;
}

/**
 * Bootstrap's style sheet for the inside of a shadow root, where there is neither `:root` nor `body`. Pictures that are
 * written out in it become files, because the policy of the site's pages allows none but files.
 * @param styles declarations by number, for what a preview's markup asks for with `data-css`
 * @returns the style sheet, and the pictures that it names
 */
export function previewStyles(css: string, styles: readonly string[]): { css: string; pictures: StyleFile[] } {
  const root = postcss.parse(css);
  const pictures = new Map<string, StyleFile>();
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(/:root\b/g, ':host').replace(/^body\b/gm, ':host > div');
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/url\("data:image\/svg\+xml,([^"]+)"\)/g, (_whole, svg: string) => {
      const name = pictures.get(svg)?.name ?? `bootstrap-picture-${pictures.size + 1}.svg`;
      pictures.set(svg, { name, text: decodeURIComponent(svg) });
      return `url("${name}")`;
    });
  });
  root.walkComments((comment) => {
    if (comment.text.startsWith('#')) comment.remove();
  });
  const own = styles.map((style, index) => `[data-css="${index}"] { ${style} }`);
  return { css: [root.toString(), ...own, exampleMark].join('\n'), pictures: [...pictures.values()] };
}

/** The element that a row of the table is about, among those that stand around it. */
const exampleMark = `[data-example] { outline: 2px dashed var(--bs-pink); outline-offset: 2px; }`;

/**
 * Takes `style` attributes out of markup, which the policy refuses.
 * @param styles gets what they hold; the markup says `data-css` and the place in it
 */
export function withoutStyles(html: string, styles: string[]): string {
  return html.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-css="${styles.indexOf(style)}"`;
  });
}
