import { matchRoute } from '@site/sdk/contract';
import { pageDataId } from '../registry.ts';
import { offlineAddress } from './addresses.ts';

/** Whether the document is that of /Offline, which the service worker has answered with for another address. */
export function isShellElsewhere(): boolean {
  const isShell = document.querySelector(`#${pageDataId}[data-shell]`) !== null;
  return isShell && !matchRoute([{ address: offlineAddress, param: null }], location.pathname);
}
