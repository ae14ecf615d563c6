import type { PageContent } from '@site/sdk/contract';
import { DemoPanel } from '@site/sdk/ui/demo-panel';
import AsFound from './demo/AddTwo.as-found.demo.tsx';
import Corrected from './demo/AddTwo.corrected.demo.tsx';

const variants = [
  { label: 'As found', file: 'AddTwo.as-found.demo.tsx', Demo: AsFound },
  { label: 'Corrected', file: 'AddTwo.corrected.demo.tsx', Demo: Corrected },
];

/** A demo as on a page: a flaw and its repair, their source, what differs, and the test that catches it. */
export function DemoChapter({ content }: { content: PageContent }) {
  return <DemoPanel name="AddTwo" variants={variants} parts={[]} tests={['AddTwo.demo.test.tsx']} content={content} />;
}
