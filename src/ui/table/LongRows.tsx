import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useImperativeHandle,
  useRef,
  type Key,
  type ReactNode,
  type RefObject,
} from 'react';

import { useFocusedRow } from '../useFocusedRow';
import { useIsPrinting } from '../useIsPrinting';

import type { RowPlace } from './Row';
import { Rows } from './Table';
import { useBodyShape } from './useBodyShape';

/** Longer tables draw only the rows near the window. */
const WHOLE = 60;
/** Pixels that a row takes until it was measured. */
const ROW = 40;
/** Rows drawn beyond the window on either side: the next box is there when Enter is pressed. */
const BEYOND = 8;

/** Scrolls to the row with that index, where it is not drawn as it is. */
export type Reveal = (index: number) => void;

interface LongRowsProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  draw: (item: Item, place: RowPlace) => ReactNode;
  /** Set while only a part of the rows is drawn. */
  reveal?: RefObject<Reveal | null>;
}

/** The rows of a table that may have thousands; on paper are all of them. */
export function LongRows<Item>(props: LongRowsProps<Item>) {
  const { items, draw } = props;
  const isPrinting = useIsPrinting();
  if (items.length > WHOLE && !isPrinting) return <WindowedRows {...props} />;
  return <Rows>{items.map((item, index) => draw(item, { index }))}</Rows>;
}

/** Draws the rows near the window alone; the row that holds the focus stays. */
function WindowedRows<Item>({ items, keyOf, draw, reveal }: LongRowsProps<Item>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { top, gap } = useBodyShape(body);
  const { rangeExtractor, ...focus } = useFocusedRow();
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW,
    overscan: BEYOND,
    scrollMargin: top,
    gap,
    getItemKey,
    rangeExtractor,
  });

  useImperativeHandle(
    reveal,
    () => (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }),
    [virtualizer],
  );

  return (
    <tbody
      ref={body}
      role="rowgroup"
      data-is-long=""
      style={{ height: virtualizer.getTotalSize() }}
      {...focus}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const item = items[index];
        if (item === undefined) return null;
        return draw(item, { index, top: start - top, measure: virtualizer.measureElement });
      })}
    </tbody>
  );
}
