import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Formats } from '../../i18n/formats';
import type { MessageKey } from '../../i18n/messages/en';
import type { Translate } from '../../i18n/useTranslate';
import { OneLine } from '../../ui/OneLine';
import type { Column, NamedColumn } from '../../ui/table/columns';
import { color, space } from '../../ui/theme';

/** How a cell speaks the reader's language. */
export interface CellWords {
  t: Translate;
  format: Formats;
  locale: string;
}

const Alert = styled.span<{ $tone: 'bad' | 'warn' }>`
  color: ${({ $tone }) => color[$tone]};
  font-weight: 600;
`;

/** Shown in place of a number. */
export const DASH = '–' as const;

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
  none?: MessageKey | typeof DASH;
  /** Whether a value stands out. */
  alert?: (item: Item) => 'bad' | 'warn' | false;
  /** What its cells show, instead of a value; absent too if the list provides it. */
  cell?: (item: Item, words: CellWords) => ReactNode;
  /** What rows are sorted by, if it is not the value that is shown. */
  sort?: (item: Item, words: CellWords) => Value;
}

/** Moments are as wide as every language writes them. */
const DATE_TIME_WIDTH = 'clamp(8rem, 13vw, 11rem)';
type Sized<Item> =
  Pick<Column, 'width'> | ({ width?: never } & Pick<Required<Values<Item>>, 'dateTime'>);

/** The buttons of a row. */
export const ROW_ACTIONS = {
  isQuiet: true,
  isPlain: true,
  fold: 'bare',
  isOffPaper: true,
} as const;

type Given<Item, Name extends string> = Omit<Column<Name>, 'width'> & Sized<Item> & Shown<Item>;

/** A column of a desk list. The one with `fold: 'head'` is the header of its rows. */
export interface ListColumn<Item> extends NamedColumn {
  cell: ((item: Item, words: CellWords) => ReactNode) | undefined;
  sort: ((item: Item, words: CellWords) => Value) | undefined;
}
export type ListColumns<Item> = Readonly<Record<string, ListColumn<Item>>>;

const KINDS = Object.keys(SHOW) as Kind[];

function drawn<Item>(name: string, column: Given<Item, string>): ListColumn<Item> {
  const kind = KINDS.find((known) => column[known]);
  const valueOf = kind && column[kind];
  const { none, alert, cell, sort = valueOf, width = DATE_TIME_WIDTH } = column;
  const show = kind && (SHOW[kind] as Show);
  const cellOfValue = (item: Item, words: CellWords) => {
    const value = valueOf?.(item, words) ?? '';
    if (value === '') return none === DASH ? none : none && words.t(none);
    const tone = alert?.(item);
    const shown = show?.(value as never, words);
    return tone ? <Alert $tone={tone}>{shown}</Alert> : shown;
  };
  return {
    isNumber: kind === 'number' || kind === 'price',
    ...column,
    name,
    width,
    cell: cell ?? (valueOf && cellOfValue),
    sort,
  };
}

/** Returns a function that makes the columns of a list of `Item` by their names. */
export const listColumns =
  <Item,>() =>
  <Name extends string>(columns: Record<Name, Given<Item, NoInfer<Name>>>): ListColumns<Item> =>
    Object.fromEntries(
      Object.entries<Given<Item, string>>(columns).map(([name, column]) => [
        name,
        drawn(name, column),
      ]),
    );

/** The buttons of a row. */
export const RowActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
