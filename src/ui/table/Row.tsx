import type { ComponentProps, ReactNode } from 'react';

import { cellClass, type NamedColumn } from './columns';

/** Where a row stands among all; in a long table also how far from the first one, in pixels. */
export interface RowPlace {
  index?: number;
  top?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

/** Scrolls to the row with that index, where it is not drawn as it is. */
export type Reveal = (index: number) => void;

interface RowProps extends RowPlace, ComponentProps<'tr'> {
  /** A row yet to be filled, one that is left out, the place of one that was removed, or one that was looked for. */
  tone?: 'new' | 'off' | 'gone' | 'found' | undefined;
}

export function Row({ index, top, measure, tone, ...rest }: RowProps) {
  return (
    <tr
      ref={measure}
      role="row"
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-index={index}
      data-tone={tone}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
      {...rest}
    />
  );
}

interface CellProps {
  column: NamedColumn;
  children?: ReactNode;
}

export function Cell({ column, children }: CellProps) {
  return (
    <td role="cell" className={cellClass(column)}>
      {children}
    </td>
  );
}

/** The cell that names its row. */
export function RowHead({ column, children }: CellProps) {
  return (
    <th role="rowheader" scope="row" className={cellClass(column)}>
      {children}
    </th>
  );
}

/** A cell across the whole row: alone in it, or below the others. */
export function CellAcross({ children }: { children: ReactNode }) {
  return (
    <td role="cell" className="across">
      {children}
    </td>
  );
}
