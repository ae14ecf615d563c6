import { type RefObject, useLayoutEffect, useState } from 'react';
import { openShadow } from './open-shadow.ts';

/**
 * Gives a shadow root its style sheet. The host has `data-styled` once it has loaded or failed.
 * @param address the address of the style sheet
 * @returns whether it failed to load
 */
export function useStyleSheet(host: RefObject<HTMLElement | null>, address: string): boolean {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    const show = () => element.setAttribute('data-styled', '');
    link.addEventListener('load', show);
    link.addEventListener('error', () => {
      show();
      setFailedAddress(address);
    });
    openShadow(element).root.append(link);
    return () => link.remove();
  }, [host, address]);

  return failedAddress === address;
}
