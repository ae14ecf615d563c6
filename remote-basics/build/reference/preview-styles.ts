import postcss from 'postcss';

/** A file that a stylesheet needs. */
export interface StyleFile {
  name: string;
  text: string;
}

/**
 * Bootstrap's stylesheet for use inside a shadow root, where neither `:root` nor `body` exists. Images that are
 * inlined in it become files, because the site's content security policy allows only files.
 * @param styles declarations by index, which a preview's markup references with `data-css`
 * @returns the stylesheet, and the images it references
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

/** The element that a table row is about, among the elements around it. */
const exampleMark = `[data-example] { outline: 2px dashed var(--bs-pink); outline-offset: 2px; }`;

/**
 * Removes `style` attributes from markup, because the content security policy blocks them.
 * @param styles receives their values; the markup gets `data-css` with the index
 */
export function withoutStyles(html: string, styles: string[]): string {
  return html.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-css="${styles.indexOf(style)}"`;
  });
}
