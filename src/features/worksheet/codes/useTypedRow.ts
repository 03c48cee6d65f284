import { useCallback, useEffect, useRef, useState } from 'react';

import { countsPieces, parseAmount } from '#domain/order-file/parseAmount';
import { MAX_ITEM } from '#domain/quantity';

import { linesInserted } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { boxOf, focusWhenMounted, type CellName } from '../rows/focusWhenMounted';
import { nextBlank, insertPositionOf, type Blank, type Slot } from '../rows/slots';
import { useStoredText } from '../storage/useStoredText';

/** Limits the number of digits of a quantity; a scanner that types sends more. */
const QUANTITY_PATTERN = new RegExp(`^\\d{1,${String(MAX_ITEM).length}}$`);

/**
 * Parses a quantity; `12x`, `12 pcs` and `1 dz` count, as in a list. `undefined` if it cannot be
 * one.
 */
function parseTypedQuantity(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 1;
  if (/^\d+$/.test(typed)) return QUANTITY_PATTERN.test(typed) ? Number(typed) : undefined;
  const amount = parseAmount(typed);
  return typeof amount === 'number' ? amount : undefined;
}

/** Whether the text is a barcode or an alphanumeric code that a scanner typed into the quantity. */
const isScan = (text: string): boolean =>
  parseTypedQuantity(text) === undefined && (text.trim().length > 5 || /[a-z]/i.test(text));

/** A half-typed row is stored per customer and screen, whichever list is open. */
const storageKeyOf = (sheet: string): string => sheet.slice(0, sheet.lastIndexOf(':'));

interface Rows {
  all: readonly Slot[];
  end: readonly Blank[];
}

interface FocusTarget {
  blank: Blank;
  cell: CellName;
}

/**
 * State of the empty rows, one of which is active: a code, then a quantity, then the next row.
 * Moving to another row turns it into a line in place; a half-typed row survives a reload.
 */
export function useTypedRow(sheet: string, { all, end }: Rows, isFirst = false) {
  const dispatch = useAppDispatch();
  const [code, setCode] = useStoredText(`${storageKeyOf(sheet)}:code`);
  const [quantity, setQuantity] = useStoredText(`${storageKeyOf(sheet)}:quantity`);
  const [isRefused, setIsRefused] = useState(false);
  const [row, setRow] = useState<Blank>();
  const active = row && all.includes(row) ? row : (end[0] ?? 'end/0');
  const hasFocus = useRef(false);
  const [focusTarget, setFocusTarget] = useState<FocusTarget | false>(
    isFirst && { blank: active, cell: 'code' },
  );

  // The next row must render as the active one before it can take the focus.
  useEffect(() => {
    if (focusTarget) focusWhenMounted(focusTarget.blank, focusTarget.cell);
  }, [focusTarget]);

  // Pasted lines replace empty rows: the focus moves to a remaining one without scrolling.
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (isLost) boxOf(active, 'code')?.focus({ preventScroll: true });
  }, [active]);

  /** Adds what was typed to the sheet; returns `false` if the quantity is invalid. */
  const finish = useCallback(
    (text = quantity, next = ''): boolean => {
      if (code.trim() === '') return true;
      const packs = parseTypedQuantity(text);
      if (packs === undefined) {
        setIsRefused(true);
        focusWhenMounted(active, 'quantity');
        return false;
      }
      const pieces = countsPieces(text) && { inPieces: true as const };
      const line = { code: code.trim(), quantity: packs, places: [], ...pieces };
      dispatch(
        linesInserted({ sheet, lines: [line], source: '', place: insertPositionOf(active, all) }),
      );
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
    setFocusTarget({
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
    /** Makes another empty row the active one. */
    goTo: (blank: Blank) => {
      hasFocus.current = true;
      if (blank === active || !finish()) return;
      setQuantity('');
      setRow(blank);
    },
    /** The focus has left the row; a row that unmounts does not report this. */
    leave: () => {
      hasFocus.current = false;
    },
  };
}

export type TypedRowState = ReturnType<typeof useTypedRow>;
