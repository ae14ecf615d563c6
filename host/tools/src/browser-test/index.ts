// What browser specs import, in `host/e2e` and beside the pages of the sections.

export type { Browser, BrowserContextOptions, Locator, Page, Route } from '@playwright/test';
export { removeClosedAnswers } from '../gate/accessibility.ts';
export { checkOtherColors, checkWideAndNarrow, violations } from './accessibility.ts';
export {
  type Answer,
  follow,
  holdBack,
  openInContext,
  openPage,
  replaceCode,
  respond,
  waitForHydration,
} from './page-actions.ts';
export { canonicalOf, expect, filesNamedIn, listen, livePages, releasedStore, type Site, test } from './site.ts';
export { storedAttempts } from './stored-attempts.ts';
export { codeIn, field, openAttempts, results, run, savedCodes, summary, workspace } from './workspace.ts';
