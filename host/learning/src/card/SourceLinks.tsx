/** @jsxRuntime automatic */

export interface SourceLinksProps {
  /** Where the file can be edited. */
  edit: string;
  /** Where a reader can say what is wrong or missing. */
  feedback: string;
}

/** The links at the end of a page or an entry for readers who want to improve it. */
export function SourceLinks({ edit, feedback }: SourceLinksProps) {
  return (
    <>
      <a href={edit}>Edit this page</a> <a href={feedback}>Give feedback</a>
    </>
  );
}
