import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import { useRememberCodeMutation } from '../../../api/rememberedCodes';
import { codeOf, statusOf } from '../../../slices/worksheets/lineStatus';
import type { Sheet } from '../../../slices/worksheets/sheet';
import { codeChanged, selectSheet } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';
import { useCustomer } from '../../../store/useMarket';
import { useSheet } from '../state/useSheet';

/** Looks up another code for a line, in place of the given one. */
export type CorrectCode = (id: number, code: string) => void;

/** Digits that may be a barcode, whatever their source. */
const BARCODE = /^\d{6,}$/;

/**
 * Returns the code of an unresolved line if a person's correction of it is worth remembering: one
 * from a list, or a barcode, but not search text.
 */
function unresolvedCode({ lines, decisions }: Sheet, id: number): string | undefined {
  const line = lines[id];
  if (!line) return undefined;
  const code = codeOf(line, decisions[id]);
  const status = statusOf(line, decisions[id]);
  const isUnresolved = status === 'unknown' || status === 'ambiguous';
  return isUnresolved && (line.original.source !== '' || BARCODE.test(code)) ? code : undefined;
}

/** Corrects a code; once its product is found, moves the focus to the quantity. */
export function useCorrectCode(sheet: string): CorrectCode {
  const { user_id, lang } = useCustomer();
  const { dispatch, getState } = useAppStore();
  const [rememberCode] = useRememberCodeMutation();
  const { lines, decisions } = useSheet(sheet);
  const corrected = useRef<{ id: number; code: string | undefined }>(undefined);

  const finish = useEffectEvent(() => {
    const { id = -1, code } = corrected.current ?? {};
    const line = lines[id];
    if (!line || line.code !== codeOf(line, decisions[id])) return;
    corrected.current = undefined;
    if (!line.product) return;
    focusQuantity(id);
    if (code === undefined || line.isUnchecked) return;
    void rememberCode({ user_id, lang, code, product_id: line.product.id });
  });
  // The input with the code may have been removed with the line's problem, and the focus with it.
  useEffect(() => finish(), [lines, decisions]);

  return useCallback(
    (id, code) => {
      corrected.current = { id, code: unresolvedCode(selectSheet(getState(), sheet), id) };
      dispatch(codeChanged({ sheet, id, code }));
    },
    [sheet, dispatch, getState],
  );
}

function focusQuantity(id: number) {
  const box = `tr[data-line='${id}'] [data-quantity]:not(:disabled)`;
  document.querySelector<HTMLInputElement>(box)?.focus();
}
