import type { ReactNode, RefObject } from 'react';

import type { Counting, Decision } from '../../../slices/worksheets/sheet';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';

import type { CorrectCode } from '../codes/useCorrectCode';

export interface PlacedLine {
  sheet: string;
  id: number;
  /** Most ship packs that this line can have. */
  room: number;
  isReOrder: boolean;
  /** Near matches are looked for unasked. */
  isEager: boolean;
  counting: Counting;
  /** Its place in the table, from 1; the heading is the first row. */
  place: number;
  /** Where a long table has it, in pixels from the first line; measured as it is drawn. */
  top?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
  onCorrect: CorrectCode;
  /** To the quantity of the line that many lines away. */
  onMove: (id: number, by: number) => void;
}

/** A line as its cells draw it. */
export interface SheetRowProps extends PlacedLine {
  line: SheetLine;
  decision: Decision | undefined;
}

/** Where a long table has a row; nothing in a short one. */
interface RowPlace {
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
