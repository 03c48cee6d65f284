import { knownCodesApi } from '../../api/knownCodes';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';

import type { AskShop } from './readContent';

const { findKnownCodes } = knownCodesApi.endpoints;

/** Milliseconds that the shop has to say which codes it knows; afterwards a list is read without. */
const PATIENCE = 5_000;

/** Asks what the products behind codes are called; where the shop cannot say, a list is read all the same. */
export function useAskShop(): AskShop {
  const dispatch = useAppDispatch();
  const { user_id, lang } = useCustomer();
  return async (codes) => {
    if (codes.length === 0) return new Map();
    const asking = dispatch(findKnownCodes.initiate({ user_id, codes, lang }, { track: false }));
    const clock = setTimeout(() => asking.abort(), PATIENCE);
    const { data = [] } = await asking;
    clearTimeout(clock);
    return new Map(data.map(({ code, names }) => [code, names]));
  };
}
