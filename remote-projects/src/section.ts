import { defineSection } from '@site/sdk/contract';

export default defineSection({
  pages: import.meta.glob('./pages/*/page.md'),
  entries: import.meta.glob('./pages/*/page.md', { query: '?entries' }),
});
