/** A source file, highlighted. */
declare module '*?source' {
  const html: string;
  export default html;
}

/** What the corrected variant of a demo changes in the one as found. */
declare module '*?difference' {
  const html: string;
  export default html;
}

/** A Markdown file, compiled. */
declare module '*?content' {
  const html: string;
  export default html;
}
