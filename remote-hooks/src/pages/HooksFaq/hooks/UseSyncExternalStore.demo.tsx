import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

const readWidth = () => innerWidth;

/** There is no window on the server. */
const readWidthOnServer = () => null;

function useWindowWidth(): number | null {
  return useSyncExternalStore(subscribe, readWidth, readWidthOnServer);
}

export default function UseSyncExternalStore() {
  const width = useWindowWidth();
  return (
    <>
      <p role="status">{width === null ? 'Of unknown width' : `The window is ${width} px wide.`}</p>
      <p>Resize the window, or zoom the page.</p>
    </>
  );
}
