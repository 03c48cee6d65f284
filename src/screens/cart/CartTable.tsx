import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/useTranslate';

import { LinesBox } from './LinesBox';

/** The lines of the cart: cards on a phone, a table with its head in sight on a desk. */
export function CartTable({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const columns = [
    ['select', 'cart.column.select', true],
    ['product', 'cart.column.product', false],
    ['price', 'cart.column.price', false],
    ['quantity-cell', 'cart.column.packs', false],
    ['total', 'cart.column.total', false],
    ['remove', 'cart.column.remove', true],
  ] as const;
  return (
    <LinesBox role="table" aria-label={t('cart.caption')}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(([area, label, isQuiet]) => (
            <th key={area} role="columnheader" scope="col" className={area}>
              <span className={isQuiet ? 'hidden-text' : undefined}>{t(label)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </LinesBox>
  );
}
