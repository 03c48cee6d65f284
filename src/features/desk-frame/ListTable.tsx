import type { ComponentProps, ReactNode } from 'react';

import { useI18n } from '../../i18n/I18n';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Link } from '../../ui/Link';
import { LongRows } from '../../ui/table/LongRows';
import { Cell, Row, RowHead, type RowPlace } from '../../ui/table/Row';
import { Table } from '../../ui/table/Table';

import { ClickableRow, DeskTable } from './DeskTable';
import type { ListColumn, ListColumns } from './listColumns';
import { useSorting, type ServerSorting } from './useSorting';

export interface ListTableProps<Item> {
  caption: string;
  columns: ListColumns<Item>;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Cells that need more than their item, by column. */
  cells?: Readonly<Record<string, (item: Item, index: number) => ReactNode>>;
  /** What a row opens: its link, and a click anywhere in it. */
  to?: (item: Item) => string;
  /** Navigation state with which the next screen links back to this list as it was. */
  state?: (items: readonly Item[]) => object;
  tone?: (item: Item) => ComponentProps<typeof Row>['tone'];
  /** Whether it is what the screen is about: j, k and the arrow keys move between its rows. */
  isMain?: boolean;
  isWide?: boolean;
  /** Whether it stays in its order: of a part of a list, or one that means something. */
  isFixed?: boolean;
  /** How the server sorts it, if it does. */
  sorting?: ServerSorting | undefined;
}

/** A list of the desk, drawn from its columns; it can be sorted by the heads of those that say how. */
export function ListTable<Item>(props: ListTableProps<Item>) {
  const { caption, columns, keyOf, cells = {}, to, state, tone } = props;
  const { isMain = to !== undefined, isWide, isFixed = false } = props;
  const words = { t: useTranslate(), format: useFormat(), locale: useI18n().locale };
  const { sort, heads, sorted } = useSorting(columns, words, props.sorting);
  const items = isFixed ? props.items : sort(props.items);
  const rowState = state?.(items);

  const drawCell = (item: Item, index: number, column: ListColumn<Item>) => {
    const content = column.cell?.(item, words) ?? cells[column.name]?.(item, index);
    if (column.fold !== 'head') {
      return (
        <Cell key={column.name} column={column}>
          {content}
        </Cell>
      );
    }
    return (
      <RowHead key={column.name} column={column}>
        {to ? (
          <Link to={to(item)} state={rowState} data-opens={keyOf(item)}>
            {content}
          </Link>
        ) : (
          content
        )}
      </RowHead>
    );
  };
  const drawRow = (item: Item, { index = 0, ...place }: RowPlace) => {
    const drawn = Object.values(columns).map((column) => drawCell(item, index, column));
    return to ? (
      <ClickableRow key={keyOf(item)} to={to(item)} state={rowState}>
        {drawn}
      </ClickableRow>
    ) : (
      <Row key={keyOf(item)} tone={tone?.(item)} index={index} {...place}>
        {drawn}
      </Row>
    );
  };
  const table = { caption, columns, isWide, ...(!isFixed && { heads, sorted }) };
  if (isMain)
    return <DeskTable {...table}>{items.map((item, index) => drawRow(item, { index }))}</DeskTable>;
  return (
    <Table {...table} rowCount={items.length + 1}>
      <LongRows items={items} keyOf={keyOf} draw={drawRow} />
    </Table>
  );
}
