import type { MessageKey } from '../../i18n/messages/en';

/**
 * A cell's position in the card that a row becomes on a phone. The first line holds `lead` cells (a
 * checkbox, a picture), the `head` and the `end` (a button). Below it a cell takes a `line`, or the
 * `left` or `right` part of one, labelled, or is `bare` of a label. A `tall` cell takes the left of
 * two lines, and a `before` cell is below the `lead` ones.
 */
export type Fold = 'lead' | 'head' | 'end' | 'line' | 'left' | 'right' | 'bare' | 'before' | 'tall';

export interface Column<Name extends string = string> {
  label: MessageKey;
  /** A grid track that resolves to the same width in every row, or a number: its share of the rest. */
  width: string | number;
  isNumber?: boolean;
  /** Whether the label is visually hidden. */
  isQuiet?: boolean;
  /** Defaults to `line`. */
  fold?: Fold;
  /** Whether it needs no label on a card. */
  isPlain?: boolean;
  /** Its width while not all columns fit side by side. */
  narrow?: string | number;
  /** Where it is hidden: on a card, while not all columns fit side by side, or both. */
  absent?: 'card' | 'narrow' | 'both';
  /** Whether it is hidden in print. */
  isOffPaper?: boolean;
  /** The column that it is placed below while not all columns fit side by side. */
  under?: Name;
}

/** A column whose cells are placed by its name. */
export type NamedColumn = Column & { name: string };

/** Returns the classes by which the table's style sheet finds a cell. */
export const cellClass = ({ name, fold = 'line', isNumber }: NamedColumn): string =>
  `at-${name} ${fold}${isNumber ? ' number' : ''}`;

/** Adds its name to each column of a table. */
export function namedColumns<Name extends string>(
  columns: Record<Name, Column<NoInfer<Name>>>,
): Record<Name, NamedColumn> {
  const named = Object.entries<Column>(columns).map(([name, column]) => [
    name,
    { ...column, name },
  ]);
  return Object.fromEntries(named) as Record<Name, NamedColumn>;
}
