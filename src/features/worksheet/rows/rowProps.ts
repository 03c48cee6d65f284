import type { Counting, Decision } from '../../../slices/worksheets/sheet';
import type { SheetLine } from '../../../slices/worksheets/sheetLine';
import type { RowPlace } from '../../../ui/table/Row';

import type { CorrectCode } from '../codes/useCorrectCode';

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
  /** To the quantity of the line that many lines away. */
  onMove: (id: number, by: number) => void;
}

/** A line as its cells draw it. */
export interface SheetRowProps extends PlacedLine {
  line: SheetLine;
  decision: Decision | undefined;
}
