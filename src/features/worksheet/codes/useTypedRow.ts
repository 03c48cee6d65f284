import { useCallback, useEffect, useRef, useState } from 'react';

import { countsPieces, readAmount } from '#domain/order-file/readAmount';
import { MAX_ITEM } from '#domain/quantity';

import { linesGiven } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { boxOf, focusSoon, type CellName } from '../rows/focusSoon';
import { nextBlank, placeOf, type Blank, type Slot } from '../rows/slots';
import { useStoredText } from '../storage/useStoredText';

/** Digits that a quantity can have; a scanner that types writes more into the box. */
const QUANTITY = new RegExp(`^\\d{1,${String(MAX_ITEM).length}}$`);

/** As in a list, `12x`, `12 pcs` and `1 dz` are quantities; `undefined` where it cannot be one. */
function quantityIn(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 1;
  if (/^\d+$/.test(typed)) return QUANTITY.test(typed) ? Number(typed) : undefined;
  const amount = readAmount(typed);
  return typeof amount === 'number' ? amount : undefined;
}

/** A barcode or a number with letters, typed by a scanner where the quantity should stand. */
const isScan = (text: string): boolean =>
  quantityIn(text) === undefined && (text.trim().length > 5 || /[a-z]/i.test(text));

/** A half-typed row belongs to the customer's screen, whichever of its lists is open. */
const storedAs = (sheet: string): string => sheet.slice(0, sheet.lastIndexOf(':'));

interface Rows {
  all: readonly Slot[];
  end: readonly Blank[];
}

interface Goal {
  blank: Blank;
  cell: CellName;
}

/**
 * The empty rows, of which one at a time is being typed: a code, then a quantity, then the next row.
 * Going to another row makes a line of it where it stands; half-typed it outlives a reload.
 */
export function useTypedRow(sheet: string, { all, end }: Rows, isFirst = false) {
  const dispatch = useAppDispatch();
  const [code, setCode] = useStoredText(`${storedAs(sheet)}:code`);
  const [quantity, setQuantity] = useStoredText(`${storedAs(sheet)}:quantity`);
  const [isRefused, setIsRefused] = useState(false);
  const [row, setRow] = useState<Blank>();
  const active = row && all.includes(row) ? row : (end[0] ?? 'end/0');
  const holdsCursor = useRef(false);
  const [goal, setGoal] = useState<Goal | false>(isFirst && { blank: active, cell: 'code' });

  // The cursor is the page's own; the next row is drawn as the one being typed before it goes there.
  useEffect(() => {
    if (goal) focusSoon(goal.blank, goal.cell);
  }, [goal]);

  // Pasted lines take the place of empty rows: the cursor goes on in the one that is left, and nothing moves.
  useEffect(() => {
    const isLost = holdsCursor.current && document.activeElement === document.body;
    if (isLost) boxOf(active, 'code')?.focus({ preventScroll: true });
  }, [active]);

  /** Puts what was typed into the sheet; false where the quantity cannot be one. */
  const finish = useCallback(
    (text = quantity, next = ''): boolean => {
      if (code.trim() === '') return true;
      const packs = quantityIn(text);
      if (packs === undefined) {
        setIsRefused(true);
        focusSoon(active, 'quantity');
        return false;
      }
      const pieces = countsPieces(text) && { inPieces: true as const };
      const line = { code: code.trim(), quantity: packs, places: [], ...pieces };
      dispatch(linesGiven({ sheet, lines: [line], source: '', place: placeOf(active, all) }));
      setCode(next);
      setQuantity('');
      setIsRefused(false);
      setRow(nextBlank(active));
      return true;
    },
    [sheet, code, quantity, active, all, dispatch, setCode, setQuantity],
  );

  const enterQuantity = () => {
    const scan = isScan(quantity) ? quantity.trim() : '';
    if (!finish(scan === '' ? quantity : '', scan)) return;
    setGoal({
      blank: code.trim() === '' ? active : nextBlank(active),
      cell: scan ? 'quantity' : 'code',
    });
  };
  return {
    active,
    code,
    quantity,
    isRefused,
    setCode,
    typeQuantity: (text: string) => {
      setQuantity(text);
      setIsRefused(false);
    },
    enterQuantity,
    finish,
    /** Another empty row is typed from now on. */
    goTo: (blank: Blank) => {
      holdsCursor.current = true;
      if (blank === active || !finish()) return;
      setQuantity('');
      setRow(blank);
    },
    /** The cursor went elsewhere; a row that is taken away does not say so. */
    leave: () => {
      holdsCursor.current = false;
    },
  };
}

export type TypedRowState = ReturnType<typeof useTypedRow>;
