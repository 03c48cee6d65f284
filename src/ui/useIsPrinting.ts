import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, when content out of view counts too. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);

  // The browser prints what is rendered when these handlers return.
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return isPrinting;
}
