import type { Counting } from '#domain/quantity';

import type { Decision, InsertPosition } from '../../../slices/worksheets/sheet';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
import type { RowPlace } from '../../../ui/table/Row';
import type { CorrectCode } from '../codes/useCorrectCode';

import type { FillDown } from './useFillDown';
import type { MoveFocus } from './useMoveFocus';

/** Receives text pasted into a cell, and where its lines go. */
export type GivePasted = (text: string, place: InsertPosition) => void;

export interface PlacedLine extends RowPlace {
  sheet: string;
  id: number;
  /** Maximum number of ship packs for this line. */
  room: number;
  isReOrder: boolean;
  /** Whether near matches are searched without being asked for. */
  isEager: boolean;
  counting: Counting;
  onCorrect: CorrectCode;
  /** Called when several lines are pasted into a box for one code. */
  onLines?: GivePasted | undefined;
  /** Called when several lines are pasted into a quantity. */
  onFill: FillDown;
  onMove: MoveFocus;
}

/** Props of a line's cells. */
export interface SheetRowProps extends PlacedLine {
  line: SheetLine;
  decision: Decision | undefined;
}
