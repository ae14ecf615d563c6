/** The declarations of the language, of the DOM and of packages, by path; the build collects them. */
declare module 'site:type-libraries' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
