import { Button } from '@site/sdk/ui/button';
import { hashOfCode, isTooLong } from './code-link.ts';

interface SharingProps {
  /** What the link carries. */
  shared: string;
  /** What is downloaded, and the name of its file. */
  code: string;
  file: string;
  notify: (text: string) => void;
}

/** Takes the code out of the browser: as a file, or as a link with it in its address. */
export function Sharing({ shared, code, file, notify }: SharingProps) {
  const copyLink = async () => {
    if (isTooLong(shared)) return notify('The code is too long for a link. Download it, and share the file.');
    const link = location.origin + location.pathname + (await hashOfCode(shared));
    try {
      await navigator.clipboard.writeText(link);
      notify('The link with your code was copied.');
    } catch {
      notify('The browser does not let the page copy.');
    }
  };
  return (
    <>
      <Button onClick={() => download(code, file)}>Download</Button> <Button onClick={copyLink}>Share my code</Button>
    </>
  );
}

function download(code: string, file: string): void {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: file }).click();
  URL.revokeObjectURL(address);
}
