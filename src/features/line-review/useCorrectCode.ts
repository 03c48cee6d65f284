import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, type Dispatch } from 'react';

import { MAX_ITEM } from '#domain/quantity';

import { useUploadScansMutation } from '../../api/opticon';
import { useCustomer } from '../../store/hooks';

import { lineOf, type ReviewLine } from './reviewLine';
import { codeCorrected } from './reviewSlice';

/** Looks another code up for a line, as if it had been given; answers false where the server did not. */
export type CorrectCode = (line: ReviewLine, code: string) => Promise<boolean>;

export function useCorrectCode(dispatch: Dispatch<UnknownAction>): CorrectCode {
  const customer = useCustomer();
  const [uploadScans] = useUploadScansMutation();

  return useCallback(
    async ({ id, asked }, code) => {
      const item = Math.min(Math.max(asked.item, 1), MAX_ITEM);
      const products = [{ code, item }];
      const { data } = await uploadScans({ ...customer, products, check: true });
      const report = data?.lines[0];
      if (report) dispatch(codeCorrected(lineOf(id, asked, report, undefined)));
      return report !== undefined;
    },
    [customer, uploadScans, dispatch],
  );
}
