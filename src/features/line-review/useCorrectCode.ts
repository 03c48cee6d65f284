import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, type Dispatch } from 'react';
import { flushSync } from 'react-dom';

import { MAX_ITEM } from '#domain/quantity';

import { useUploadScansMutation } from '../../api/opticon';
import { useCustomer } from '../../store/hooks';

import { lineOf, type ReviewLine } from './reviewLine';
import { codeCorrected } from './reviewSlice';

/** Looks another code up for a line, as if it had been given; answers false where the server did not. */
export type CorrectCode = (line: ReviewLine, code: string) => Promise<boolean>;

/** The box for the code is gone with its line's trouble; the next thing to say is how many. */
function goToQuantity(id: number) {
  const box = `tr[data-line='${id}'] .quantity-box:not(:disabled)`;
  document.querySelector<HTMLInputElement>(box)?.focus();
}

export function useCorrectCode(dispatch: Dispatch<UnknownAction>): CorrectCode {
  const customer = useCustomer();
  const [uploadScans] = useUploadScansMutation();

  return useCallback(
    async ({ id, asked }, code) => {
      const item = Math.min(Math.max(asked.item, 1), MAX_ITEM);
      const products = [{ code, item }];
      const { data } = await uploadScans({ ...customer, products, check: true });
      const report = data?.lines[0];
      if (!report) return false;
      flushSync(() => dispatch(codeCorrected(lineOf(id, asked, report, undefined))));
      if (report.product) goToQuantity(id);
      return true;
    },
    [customer, uploadScans, dispatch],
  );
}
