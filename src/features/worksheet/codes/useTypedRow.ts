import { useCallback, useRef, useState } from 'react';

import { MAX_ITEM } from '#domain/quantity';

import { linesGiven } from '../../../slices/worksheets/worksheets';
import { useAppDispatch } from '../../../store/hooks';
import { useKeptText } from '../storage/useKeptText';

/** Digits that a quantity can have; a scanner that types writes more into the box. */
const QUANTITY = new RegExp(`^\\d{1,${String(MAX_ITEM).length}}$`);

const isQuantity = (text: string): boolean => text.trim() === '' || QUANTITY.test(text.trim());

/** A barcode or a number with letters, typed by a scanner where the quantity should stand. */
const isScan = (text: string): boolean => text.trim().length > 5 || /[a-z]/i.test(text);

/** A half-typed row belongs to the customer's screen, whichever of its lists is open. */
const placeOf = (sheet: string): string => sheet.slice(0, sheet.lastIndexOf(':'));

/** The row that is being typed: a code, then a quantity, then the next row; half-typed it outlives a reload. */
export function useTypedRow(sheet: string) {
  const dispatch = useAppDispatch();
  const [code, setCode] = useKeptText(`${placeOf(sheet)}:code`);
  const [quantity, setQuantity] = useKeptText(`${placeOf(sheet)}:quantity`);
  const [isRefused, setIsRefused] = useState(false);
  const codeBox = useRef<HTMLInputElement>(null);
  const quantityBox = useRef<HTMLInputElement>(null);

  /** Puts what was typed into the sheet; false where the quantity cannot be one. */
  const finish = useCallback(
    (text = quantity, next = ''): boolean => {
      if (code.trim() === '') return true;
      if (!isQuantity(text)) {
        setIsRefused(true);
        quantityBox.current?.focus();
        return false;
      }
      const line = { code: code.trim(), quantity: Number(text.trim() || 1), places: [] };
      dispatch(linesGiven({ sheet, lines: [line], source: '' }));
      setCode(next);
      setQuantity('');
      setIsRefused(false);
      return true;
    },
    [sheet, code, quantity, dispatch, setCode, setQuantity],
  );

  const enterQuantity = () => {
    if (isScan(quantity)) finish('', quantity.trim());
    else if (finish()) codeBox.current?.focus();
  };
  const typeQuantity = (text: string) => {
    setQuantity(text);
    setIsRefused(false);
  };
  return {
    code,
    quantity,
    isRefused,
    codeBox,
    quantityBox,
    setCode,
    typeQuantity,
    enterQuantity,
    finish,
  };
}

export type TypedRowState = ReturnType<typeof useTypedRow>;
