import { Suspense, useCallback, useEffect, type Key, type ReactNode, type RefObject } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { useIsPrinting } from '../useIsPrinting';

import type { Reveal, RowPlace } from './Row';
import { Rows } from './Table';

/** Longer tables are virtualised. */
const WHOLE = 60;
/** A table that grows beyond this is expected to become long. */
const SOON_LONG = 40;

const WindowedRows = lazyPart(() => import('./WindowedRows'), 'WindowedRows');

interface LongRowsProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  draw: (item: Item, place: RowPlace) => ReactNode;
  /** Set while only some of the rows are rendered. */
  reveal?: RefObject<Reveal | null>;
}

/** The rows of a table that may have thousands; renders all of them in print. */
export function LongRows<Item>({ items, keyOf, draw, reveal }: LongRowsProps<Item>) {
  const isPrinting = useIsPrinting();
  const isLong = items.length > WHOLE && !isPrinting;
  const isSoonLong = items.length > SOON_LONG;

  // Preloads the virtualised rows before the row is added that needs them.
  useEffect(() => {
    if (isSoonLong) void WindowedRows.preload();
  }, [isSoonLong]);

  const drawAt = (index: number, place: RowPlace) => {
    const item = items[index];
    return item === undefined ? null : draw(item, place);
  };
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );

  const whole = (rows: readonly Item[]) => (
    <Rows>{rows.map((item, index) => draw(item, { index }))}</Rows>
  );
  if (!isLong) return whole(items);
  return (
    <Suspense fallback={whole(items.slice(0, WHOLE))}>
      <WindowedRows count={items.length} keyAt={keyAt} drawAt={drawAt} reveal={reveal} />
    </Suspense>
  );
}
