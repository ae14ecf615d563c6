import { type OwnData, onChange, readOwnData } from '@site/learning/memory';
import { subscribe } from '@site/sdk/reader-data';
import { useEffect, useState } from 'react';

/** What the site keeps for the reader; null until it is read. Changes here and in other tabs are followed. */
export function useOwnData(): OwnData | null {
  const [data, setData] = useState<OwnData | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const next = await readOwnData();
      if (isShown) setData(next);
    };
    read();
    const ends = [onChange(read), subscribe(read)];
    return () => {
      isShown = false;
      for (const end of ends) end();
    };
  }, []);
  return data;
}
