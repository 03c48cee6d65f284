import type { ReactNode } from 'react';

import type { Formats } from '../../i18n/formats';
import type { MessageKey } from '../../i18n/messages/en';
import type { Translate } from '../../i18n/useTranslate';
import { OneLine } from '../../ui/OneLine';
import type { Column, NamedColumn } from '../../ui/table/columns';

/** How a cell speaks the reader's language. */
export interface CellWords {
  t: Translate;
  format: Formats;
  locale: string;
}

type Value = string | number | null | undefined;
type Show = (value: never, words: CellWords) => ReactNode;

/** What the cells of a column can show, by the kind of their value; rows are sorted by it. */
const SHOW = {
  text: (value: string) => value,
  mono: (value: string) => <span className="mono">{value}</span>,
  line: (value: string) => <OneLine title={value}>{value}</OneLine>,
  number: (value: number, { format }) => format.number(value),
  price: (value: number, { format }) => format.price(value),
  date: (value: string, { format }) => format.date(value),
  dateTime: (value: string, { format }) => <time dateTime={value}>{format.dateTime(value)}</time>,
} satisfies Record<string, (value: never, words: CellWords) => ReactNode>;

type Kind = keyof typeof SHOW;

/** A column's value by its kind: `number: ({ lines }) => lines`. */
type Values<Item> = {
  [K in Kind]?: (
    item: Item,
    words: CellWords,
  ) => Parameters<(typeof SHOW)[K]>[0] | null | undefined;
};

interface Shown<Item> extends Values<Item> {
  /** Shown without a value. */
  none?: MessageKey;
  /** What its cells show, instead of a value; absent too if the list provides it. */
  cell?: (item: Item, words: CellWords) => ReactNode;
  /** What rows are sorted by, if it is not the value that is shown. */
  sort?: (item: Item, words: CellWords) => Value;
}

/** A column of a desk list. The one with `fold: 'head'` is the header of its rows. */
export interface ListColumn<Item> extends NamedColumn {
  cell: ((item: Item, words: CellWords) => ReactNode) | undefined;
  sort: ((item: Item, words: CellWords) => Value) | undefined;
}
export type ListColumns<Item> = Readonly<Record<string, ListColumn<Item>>>;

const KINDS = Object.keys(SHOW) as Kind[];

function drawn<Item>(name: string, column: Column & Shown<Item>): ListColumn<Item> {
  const kind = KINDS.find((known) => column[known]);
  const valueOf = kind && column[kind];
  const { none, cell, sort = valueOf } = column;
  const show = kind && (SHOW[kind] as Show);
  const cellOfValue = (item: Item, words: CellWords) => {
    const value = valueOf?.(item, words) ?? '';
    return value === '' ? none && words.t(none) : show?.(value as never, words);
  };
  return {
    isNumber: kind === 'number' || kind === 'price',
    ...column,
    name,
    cell: cell ?? (valueOf && cellOfValue),
    sort,
  };
}

/** Returns a function that makes the columns of a list of `Item` by their names. */
export const listColumns =
  <Item,>() =>
  <Name extends string>(
    columns: Record<Name, Column<NoInfer<Name>> & Shown<Item>>,
  ): ListColumns<Item> =>
    Object.fromEntries(
      Object.entries<Column & Shown<Item>>(columns).map(([name, column]) => [
        name,
        drawn(name, column),
      ]),
    );
