import { opticonApi } from '../../../api/opticon';
import { askedLine } from '../../../slices/worksheets/askedLine';
import { callerOf } from '../../../store/callerOf';

import type { SendLines } from './addLines';

const { uploadScans } = opticonApi.endpoints;

/** Puts lines into the cart as packs of products; the scans behind them are noted, so that they are known again. */
export const sendScans: SendLines =
  ({ key, chosen, lang }) =>
  (dispatch, getState) => {
    const { user_id, country } = callerOf(getState());
    const products = chosen.map(askedLine);
    return dispatch(
      uploadScans.initiate({ user_id, country, lang, products, key }, { track: false }),
    );
  };
