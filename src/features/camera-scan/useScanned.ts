import { useEffect, useState } from 'react';

import { MAX_ITEM } from '#domain/quantity';

import { useCustomer } from '../../store/useMarket';

/** A code with the ship packs that were scanned of it. */
export interface Scanned {
  code: string;
  quantity: number;
}

/** A phone that takes a picture may throw the page away meanwhile: what was scanned stays in the browser. */
const keptAs = (userId: string) => `camera:${userId}`;

function readKept(userId: string): Scanned[] {
  try {
    return JSON.parse(localStorage.getItem(keptAs(userId)) ?? '[]') as Scanned[];
  } catch {
    return [];
  }
}

function keep(userId: string, scanned: readonly Scanned[]) {
  try {
    if (scanned.length === 0) localStorage.removeItem(keptAs(userId));
    else localStorage.setItem(keptAs(userId), JSON.stringify(scanned));
  } catch (error) {
    console.warn('The browser did not keep what was scanned.', error);
  }
}

/** What the camera has counted and was not handed over yet, the latest code first. */
export function useScanned() {
  const { user_id } = useCustomer();
  const [scanned, setScanned] = useState(() => readKept(user_id));

  // The browser's memory lies outside React.
  useEffect(() => keep(user_id, scanned), [user_id, scanned]);

  return {
    scanned,
    add: (code: string) =>
      setScanned((now) => {
        const before = now.find((item) => item.code === code)?.quantity ?? 0;
        const others = now.filter((item) => item.code !== code);
        return [{ code, quantity: Math.min(before + 1, MAX_ITEM) }, ...others];
      }),
    /** The last scan of the code counts that many packs in place of one. */
    countLast: (code: string, packs: number) =>
      setScanned((now) =>
        now.map((item) =>
          item.code === code
            ? { code, quantity: Math.min(item.quantity - 1 + packs, MAX_ITEM) }
            : item,
        ),
      ),
    /** None of it takes the code out. */
    setQuantity: (code: string, quantity: number) =>
      setScanned((now) =>
        quantity > 0
          ? now.map((item) => (item.code === code ? { code, quantity } : item))
          : now.filter((item) => item.code !== code),
      ),
    /** At once: whoever has handed it over may be gone before it is written down. */
    clear: () => {
      keep(user_id, []);
      setScanned([]);
    },
  };
}
