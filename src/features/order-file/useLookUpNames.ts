import { knownCodesApi } from '../../api/knownCodes';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';

import type { LookUpNames } from './readContent';

const { findKnownCodes } = knownCodesApi.endpoints;

/**
 * Timeout for looking up codes in the shop, in milliseconds; after it a list is read without the
 * names.
 */
const LOOKUP_TIMEOUT_MS = 5_000;

/** Looks up the product names of codes; resolves to an empty map if the shop does not respond. */
export function useLookUpNames(): LookUpNames {
  const dispatch = useAppDispatch();
  const { user_id, lang } = useCustomer();
  return async (codes) => {
    if (codes.length === 0) return new Map();
    const request = dispatch(findKnownCodes.initiate({ user_id, codes, lang }, { track: false }));
    const timer = setTimeout(() => request.abort(), LOOKUP_TIMEOUT_MS);
    const { data = [] } = await request;
    clearTimeout(timer);
    return new Map(data.map(({ code, names }) => [code, names]));
  };
}
