import type { ReactNode } from 'react';

import { useTranslate } from '../../../i18n/useTranslate';

import type { Counting } from '../../../slices/worksheets/sheet';

import { SheetFrame } from './SheetFrame';

interface SheetTableProps {
  caption: string;
  isReOrder: boolean;
  counting: Counting;
  /** All of them with the heading, drawn or not. */
  rows: number;
  children: ReactNode;
}

/** The table's frame; its roles are spelled out, because browsers forget them once it is laid out as a grid. */
export function SheetTable(props: SheetTableProps) {
  const { caption, isReOrder, counting, rows, children } = props;
  const t = useTranslate();
  const heads = [
    ['given', t(isReOrder ? 'lines.column.last' : 'lines.column.code')],
    ['product', t('lines.column.product')],
    ['possible', t('lines.column.possible')],
    ['packs', t(`lines.column.${counting}`)],
    ['price', t('lines.column.price')],
    ['total', t('lines.column.total')],
    ['status', t('lines.column.status')],
  ] as const;
  return (
    <SheetFrame
      role="table"
      aria-label={caption}
      aria-rowcount={rows}
      data-kind={isReOrder ? 'reOrder' : 'sheet'}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          <th role="columnheader" scope="col" className="tick">
            <span className="hidden-text">{t('lines.column.tick')}</span>
          </th>
          {heads.map(([part, label]) => (
            <th key={part} role="columnheader" scope="col" className={part}>
              {label}
            </th>
          ))}
          <th role="columnheader" scope="col" className="remove">
            <span className="hidden-text">{t('lines.column.remove')}</span>
          </th>
        </tr>
      </thead>
      {children}
    </SheetFrame>
  );
}
