import type { LineReport, LinesReport } from '#contract/lines';

import { cartApi } from '../../api/cart';
import { isUnreachable, reasonOf } from '../../api/reasonOf';
import { cartAdditionSettled, type CartAddition } from '../../slices/cartPreview';
import { linesReported } from '../../slices/cartReport';
import { noticeGiven } from '../../slices/notices';
import { quantitiesSent } from '../../slices/quantities';
import type { AppDispatch, RootState } from '../hooks';

import { callerOf } from './callerOf';
import { productCounts } from './productCounts';

const { addToCart } = cartApi.endpoints;

/** What a reaction hands over so that an addition can be sent. */
export interface Adder {
  dispatch: AppDispatch;
  getState: () => RootState;
}

const wentInWhole = ({ outcome }: LineReport) => outcome === 'added' || outcome === 'merged';
const wentIn = ({ possible }: LineReport) => possible > 0;

const noticeOf = ({ message, possible }: LineReport) =>
  ({ kind: possible > 0 ? 'warning' : 'error', message: { text: message } }) as const;

/** A server that speaks section 7 alone answers without lines: then its status holds for all of them. */
type AddingReply = Pick<LinesReport, 'status'> & Partial<LinesReport>;

const idsThatWentIn = ({ status, lines }: AddingReply, addition: CartAddition): string[] => {
  if (lines) return lines.filter(wentIn).map(({ code }) => code);
  return status ? addition.lines.map(({ id }) => id) : [];
};

/** Sends an addition and tells what became of it; false where the server could not be reached. */
export async function sendAddition(
  addition: CartAddition,
  { dispatch, getState }: Adder,
): Promise<boolean> {
  const { data, error } = await dispatch(
    addToCart.initiate({
      ...callerOf(getState()),
      counts: productCounts(addition.lines),
      key: addition.key,
    }),
  );
  if (isUnreachable(error)) return false;
  dispatch(cartAdditionSettled({ addition, wentIn: data?.status === true }));
  if (error) {
    dispatch(noticeGiven({ kind: 'error', message: reasonOf(error) }));
    return true;
  }

  dispatch(quantitiesSent(idsThatWentIn(data, addition)));
  const { status, lines = [] }: AddingReply = data;
  const differing = lines.filter((line) => !wentInWhole(line));
  if (lines.length > 1 && differing.length > 0) dispatch(linesReported(lines));
  else for (const line of differing) dispatch(noticeGiven(noticeOf(line)));
  dispatch(
    status
      ? noticeGiven({ kind: 'success', message: { key: 'cart.added' } })
      : noticeGiven({ kind: 'error', message: { key: 'cart.addFailed' } }),
  );
  return true;
}
