import { useMediaQuery } from './use-media-query.ts';

export default function MediaQuery() {
  const isWide = useMediaQuery('(width >= 48rem)');
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');

  return (
    <>
      <ul>
        <li>The window is {isWide ? 'wide' : 'narrow'}.</li>
        <li>The device asks for {prefersDark ? 'dark' : 'light'} colours.</li>
      </ul>
      <p>Resize the window past 48rem, or turn the device.</p>
    </>
  );
}
