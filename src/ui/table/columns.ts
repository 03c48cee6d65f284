import type { MessageKey } from '../../i18n/messages/en';

/**
 * Where a cell stands in the card that a row folds into on a phone. The first line holds what leads
 * (a checkbox, a picture), the head and what ends it (a button). Below it a cell takes a line, or the
 * left or the right part of one, with its label in front, or is bare of a label; a tall one takes the
 * left of two lines, and what is before it stands below what leads.
 */
export type Fold = 'lead' | 'head' | 'end' | 'line' | 'left' | 'right' | 'bare' | 'before' | 'tall';

interface Column<Name extends string = string> {
  label: MessageKey;
  /** A grid track that comes out the same in every row: a length, or a share of what is left. */
  width: string;
  isNumber?: boolean;
  /** The label is read aloud, not shown. */
  isQuiet?: boolean;
  /** A line, as a rule. */
  fold?: Fold;
  /** What it is on a card goes without saying. */
  isPlain?: boolean;
  /** Its width while not all columns have room side by side. */
  narrow?: string;
  /** Where it is left out: on a card, while not all columns have room side by side, or in both. */
  absent?: 'card' | 'narrow' | 'both';
  /** It serves the screen alone. */
  isOffPaper?: boolean;
  /** The column below which it stands while not all have room side by side. */
  under?: Name;
}

/** A column of a table whose cells find their place by its name. */
export type NamedColumn = Column & { name: string };

/** The classes that the table's one style knows a cell by. */
export const cellClass = ({ name, fold = 'line', isNumber }: NamedColumn): string =>
  `at-${name} ${fold}${isNumber ? ' number' : ''}`;

/** The columns of a table, each with its name. */
export function namedColumns<Name extends string>(
  columns: Record<Name, Column<NoInfer<Name>>>,
): Record<Name, NamedColumn> {
  const named = Object.entries<Column>(columns).map(([name, column]) => [
    name,
    { ...column, name },
  ]);
  return Object.fromEntries(named) as Record<Name, NamedColumn>;
}
