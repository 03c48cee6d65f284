import { useCallback, useState } from 'react';

import { linesInserted } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { focusWhenMounted } from '../rows/focusWhenMounted';
import { nextBlank, insertPositionOf, type Blank, type Slot } from '../rows/slots';
import { useStoredText } from '../storage/useStoredText';

import { isScan, typedLine } from './typedLine';
import { useTypedFocus } from './useTypedFocus';

/** A half-typed row is stored per customer and screen, whichever list is open. */
const storageKeyOf = (sheet: string): string => sheet.slice(0, sheet.lastIndexOf(':'));

interface Rows {
  all: readonly Slot[];
  end: readonly Blank[];
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
  const focus = useTypedFocus(active, isFirst);

  /** Adds what was typed to the sheet; returns `false` if the quantity is invalid. */
  const finish = useCallback(
    (text = quantity, next = ''): boolean => {
      if (code.trim() === '') return true;
      const line = typedLine(code, text);
      if (!line) {
        setIsRefused(true);
        focusWhenMounted(active, 'quantity');
        return false;
      }
      const place = insertPositionOf(active, all);
      dispatch(linesInserted({ sheet, lines: [line], source: '', place }));
      setCode(next);
      setQuantity('');
      setIsRefused(false);
      setRow(nextBlank(active));
      return true;
    },
    [sheet, code, quantity, active, all, dispatch, setCode, setQuantity],
  );

  /** Ends this row; a code that was scanned into its quantity begins the next one. */
  const enter = (count: string, scan: string) => {
    const blank = code.trim() === '' ? active : nextBlank(active);
    if (!finish(count, scan)) return;
    if (scan !== '' && blank === active) {
      setCode(scan);
      setQuantity(count);
    }
    focus.moveTo({ blank, cell: scan ? 'quantity' : 'code' });
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
    enterQuantity: () => (isScan(quantity) ? enter('', quantity.trim()) : enter(quantity, '')),
    /** What is typed as fast as a scanner may still be a quantity with its unit. */
    enterScan: (scan: string, before: string) =>
      isScan(scan) ? enter(before, scan) : setQuantity(before + scan),
    finish,
    /** Makes another empty row the active one. */
    goTo: (blank: Blank) => {
      focus.entered();
      if (blank === active || !finish()) return;
      setQuantity('');
      setRow(blank);
    },
    leave: focus.left,
  };
}

export type TypedRowState = ReturnType<typeof useTypedRow>;
