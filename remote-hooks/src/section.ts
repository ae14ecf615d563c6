import { defineSection } from '@site/sdk/contract';

export default defineSection({
  pages: import.meta.glob('./pages/*/page.md'),
});
