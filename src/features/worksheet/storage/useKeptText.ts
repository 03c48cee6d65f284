import { useEffect, useState } from 'react';

import { dropKept, readKept, writeKept } from '../../../store/kept';

import { keepSoon } from './keepSoon';

/** Text that a person or a scanner is typing; it outlives a reload. */
export function useKeptText(keptAs: string) {
  const [text, setText] = useState<string>();

  // The browser's memory answers later; what was typed by then stays.
  useEffect(() => {
    let isWanted = true;
    void readKept<string>(keptAs).then((kept) => {
      if (isWanted) setText((typed) => typed ?? kept);
    });
    return () => {
      isWanted = false;
    };
  }, [keptAs]);

  // Written down after a pause; of an empty box nothing is kept.
  useEffect(() => {
    if (text === undefined) return;
    const write = () => (text === '' ? dropKept(keptAs) : writeKept(keptAs, text));
    return keepSoon(keptAs, text, write);
  }, [keptAs, text]);

  return [text ?? '', setText] as const;
}
