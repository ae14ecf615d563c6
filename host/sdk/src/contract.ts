/**
 * The contract between host and sections, the only code that two owners share: the shape of a section's module and of the
 * data beside it. It is split into parts, so that a section does not load the parsers of the host.
 */
export { ContractError } from './contract/contract-error.ts';
export { contractVersion, isReadableContract, oldestContractVersion } from './contract/contract-version.ts';
export {
  type NavigationPage,
  type NavigationSection,
  navigationOf,
  type Page,
  type PageCode,
  type PageData,
  parsePageData,
  parseRegistry,
  type Registry,
  type Section,
  type UnreadableRow,
} from './contract/data.ts';
export { entryContentFile, entryMutantsFile, entryWordsFile, entryWorkspaceFile } from './contract/entry-files.ts';
export { addressOfFile, isNamedByContent, isShared } from './contract/file-address.ts';
export type { DocumentInput, HostRoute, HostServer, ServedPage } from './contract/host-server.ts';
export { type Item, pageOfItem, parseItems } from './contract/items.ts';
export { type ManifestPage, parseManifest, type SectionManifest, sectionOf } from './contract/manifest.ts';
export { entryIn, entryRoot, matchRoute, type Route } from './contract/match-route.ts';
export { isWhole, landingOf, navigationWithin } from './contract/navigation.ts';
export { type HostFiles, parseHostFiles, parseLiveHost } from './contract/offline.ts';
export { menuPages, orderedPages } from './contract/page-order.ts';
export { type ChangedPage, parseReleases, type ReleaseRow, type ReleasesFile } from './contract/releases.ts';
export {
  parseSearchFile,
  parseSearchTexts,
  type SearchEntry,
  type SearchFile,
  type SearchPage,
  type SearchTable,
  type SearchTexts,
} from './contract/search-file.ts';
export {
  defineSection,
  isSection,
  type PageContent,
  type PageModule,
  type PageProps,
  type SectionModule,
} from './contract/section-module.ts';
export { hostShareImage, isShareImage, shareImageFile, shareImagesIn } from './contract/share-image.ts';
