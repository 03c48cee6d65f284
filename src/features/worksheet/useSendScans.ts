import { useCallback } from 'react';

import { useUploadScansMutation } from '../../api/opticon';
import { useCustomer } from '../../store/useMarket';

import { askedLine } from './askedLine';
import type { SendLines } from './useAddLines';

/** Puts lines into the cart as packs of products; the scans behind them are noted, so that they are known again. */
export function useSendScans(): SendLines {
  const { user_id, country } = useCustomer();
  const [uploadScans] = useUploadScansMutation();

  return useCallback(
    ({ key, chosen, lang }) => {
      const products = chosen.map(askedLine);
      return uploadScans({ user_id, country, lang, products, key });
    },
    [user_id, country, uploadScans],
  );
}
