import { Suspense, useCallback, useEffect, type Key, type ReactNode, type RefObject } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { useIsPrinting } from '../useIsPrinting';

import type { Reveal, RowPlace } from './Row';
import { Rows } from './Table';

/** Longer tables are virtualised. */
const VIRTUALISE_ABOVE = 60;
/** A table that grows beyond this is expected to become long. */
const PRELOAD_ABOVE = 40;

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
  const isLong = items.length > VIRTUALISE_ABOVE && !isPrinting;
  const mayBecomeLong = items.length > PRELOAD_ABOVE;

  // Preloads the virtualised rows before the row is added that needs them.
  useEffect(() => {
    if (mayBecomeLong) void WindowedRows.preload();
  }, [mayBecomeLong]);

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

  const renderAll = (rows: readonly Item[]) => (
    <Rows>{rows.map((item, index) => draw(item, { index }))}</Rows>
  );
  if (!isLong) return renderAll(items);
  return (
    <Suspense fallback={renderAll(items.slice(0, VIRTUALISE_ABOVE))}>
      <WindowedRows count={items.length} keyAt={keyAt} drawAt={drawAt} reveal={reveal} />
    </Suspense>
  );
}
