import type { ReactNode, RefObject } from 'react';

import type { SheetLine } from './sheetLine';
import { WindowedRows } from './WindowedRows';

/** Where a long table has a row; nothing in a short one. */
export interface RowPlace {
  top?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

/** Scrolls to the line with that index, where it is not drawn as it is. */
export type Reveal = (index: number) => void;

export interface SheetRowsProps {
  lines: readonly SheetLine[];
  /** Set while only a part of the lines is drawn. */
  reveal: RefObject<Reveal | null>;
  draw: (line: SheetLine, index: number, place: RowPlace) => ReactNode;
}

/** Longer sheets draw only the rows near the window. */
const WHOLE = 60;

export function SheetRows(props: SheetRowsProps) {
  const { lines, draw } = props;
  if (lines.length > WHOLE) return <WindowedRows {...props} />;
  return <tbody role="rowgroup">{lines.map((line, index) => draw(line, index, {}))}</tbody>;
}
