/** @jsxRuntime automatic */
import { LastUpdate } from './LastUpdate.tsx';
import { SourceLinks, type SourceLinksProps } from './SourceLinks.tsx';

export interface PageFootProps {
  /** The day of its last update. */
  updatedOn: string;
  /** Undefined for a site that names no repository. */
  source: SourceLinksProps | undefined;
}

/** What is below everything else on a page: where to improve it, and how recent it is. */
export function PageFoot({ updatedOn, source }: PageFootProps) {
  return (
    <p className="source-links">
      {source && <SourceLinks {...source} />}{' '}
      <span>
        <LastUpdate on={updatedOn} />
      </span>
    </p>
  );
}
