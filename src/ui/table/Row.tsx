import type { ComponentProps, ReactNode } from 'react';

import { cellClass, type NamedColumn } from './columns';

/** A row's index; in a virtualised table also its offset from the first row in pixels. */
export interface RowPlace {
  index?: number;
  top?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

/** Scrolls to the row with the given index, if it is not rendered yet. */
export type Reveal = (index: number) => void;

interface RowProps extends RowPlace, ComponentProps<'tr'> {
  /**
   * A row to be filled in, an excluded one, a placeholder for a removed one, or a search result.
   */
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

/** The row header. */
export function RowHead({ column, children }: CellProps) {
  return (
    <th role="rowheader" scope="row" className={cellClass(column)}>
      {children}
    </th>
  );
}

/** A cell that spans the row: its only cell, or below the others. */
export function CellAcross({ children }: { children: ReactNode }) {
  return (
    <td role="cell" className="across">
      {children}
    </td>
  );
}
