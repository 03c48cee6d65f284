import type { Counting, Decision, Place } from '../../../slices/worksheets/sheet';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
import type { RowPlace } from '../../../ui/table/Row';

import type { CorrectCode } from '../codes/useCorrectCode';

import type { FillDown } from './useFillDown';
import type { Move } from './useMoves';

/** Takes text that was pasted into a cell: its lines go there. */
export type GivePasted = (text: string, place: Place) => void;

export interface PlacedLine extends RowPlace {
  sheet: string;
  id: number;
  /** Most ship packs that this line can have. */
  room: number;
  isReOrder: boolean;
  /** Near matches are looked for unasked. */
  isEager: boolean;
  counting: Counting;
  onCorrect: CorrectCode;
  /** Several lines were pasted into a box for one code. */
  onLines?: GivePasted | undefined;
  /** Several lines were pasted into a quantity. */
  onFill: FillDown;
  onMove: Move;
}

/** A line as its cells draw it. */
export interface SheetRowProps extends PlacedLine {
  line: SheetLine;
  decision: Decision | undefined;
}
