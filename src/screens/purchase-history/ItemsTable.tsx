import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

import type { PurchasedItem } from '#contract/purchaseHistory';

import { useTranslate } from '../../i18n/useTranslate';

import { ItemRow } from './ItemRow';
import { Grid } from './rowLayout';

/** Pixels that a row takes until it was measured. */
const ROW = 62;
/** Rows drawn beyond the window: the next box is there when Enter is pressed. */
const BEYOND = 8;

const COLUMNS = ['product', 'lastSix', 'usual', 'interval', 'last', 'price', 'packs'] as const;
const NUMBERS: readonly string[] = ['lastSix', 'usual', 'interval', 'price'];

/** The list, of which only the rows near the window are drawn; the row that holds the focus stays. */
export function ItemsTable({ items }: { items: readonly PurchasedItem[] }) {
  const t = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  const [top, setTop] = useState(0);

  // Where the rows begin on the page depends on what stands above them, and is known once drawn.
  useLayoutEffect(() => {
    const rows = body.current;
    if (rows) setTop(Math.round(rows.getBoundingClientRect().top + window.scrollY));
  }, [items]);

  const rangeExtractor = useCallback((range: Range) => {
    const rows = new Set(defaultRangeExtractor(range));
    if (focused.current !== null && focused.current < range.count) rows.add(focused.current);
    return [...rows].sort((a, b) => a - b);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW,
    overscan: BEYOND,
    scrollMargin: top,
    rangeExtractor,
    getItemKey: (index) => items[index]?.product_id ?? index,
  });

  return (
    <Grid role="table" aria-label={t('purchaseHistory.title')} aria-rowcount={items.length + 1}>
      <div role="rowgroup">
        <div role="row" className="head" aria-rowindex={1}>
          <span role="columnheader">
            <span className="hidden-text">{t('purchaseHistory.picture')}</span>
          </span>
          {COLUMNS.map((column) => (
            <span
              key={column}
              role="columnheader"
              className={NUMBERS.includes(column) ? 'number' : undefined}
            >
              {t(`purchaseHistory.${column}`)}
            </span>
          ))}
        </div>
      </div>
      <div
        ref={body}
        role="rowgroup"
        style={{ position: 'relative', height: virtualizer.getTotalSize() }}
        onFocus={({ target }) => {
          const row = target.closest<HTMLElement>('.row')?.dataset.index;
          focused.current = row === undefined ? null : Number(row);
        }}
        onBlur={() => {
          focused.current = null;
        }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return (
            item && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                role="row"
                className="row"
                data-index={index}
                aria-rowindex={index + 2}
                style={{ position: 'absolute', insetInline: 0, top: start - top }}
              >
                <ItemRow item={item} />
              </div>
            )
          );
        })}
      </div>
    </Grid>
  );
}
