import type { ReactNode, RefObject } from 'react';

import { WindowedRows } from './WindowedRows';

/** Where a long table has a row; nothing in a short one. */
export interface RowPlace {
  top?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

/** Scrolls to the line with that index, where it is not drawn as it is. */
export type Reveal = (index: number) => void;

export interface SheetRowsProps {
  ids: readonly number[];
  /** Set while only a part of the lines is drawn. */
  reveal: RefObject<Reveal | null>;
  draw: (id: number, index: number, place: RowPlace) => ReactNode;
}

/** Longer sheets draw only the rows near the window. */
const WHOLE = 60;

export function SheetRows(props: SheetRowsProps) {
  const { ids, draw } = props;
  if (ids.length > WHOLE) return <WindowedRows {...props} />;
  return <tbody role="rowgroup">{ids.map((id, index) => draw(id, index, {}))}</tbody>;
}
