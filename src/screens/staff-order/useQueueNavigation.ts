import { useLocation, useNavigate } from 'react-router';

import type { FromOrder, FromQueue } from '../../features/desk-order/navigationState';
import { staffPaths } from '../../staffPaths';

/** Navigation back to the queue as it was, and on to its next order. */
export function useQueueNavigation(order_id: string) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: FromQueue | null };
  const back = {
    to: `${staffPaths.orders}${state?.query ? `?${state.query}` : ''}`,
    state: { opened: order_id } satisfies FromOrder,
  };
  const next = state?.ids[state.ids.indexOf(order_id) + 1];
  const leave = () => void navigate(back.to, { state: back.state });
  return {
    back,
    leave,
    goToNext: () => (next ? void navigate(staffPaths.order(next), { state }) : leave()),
  };
}

export type QueueNavigation = ReturnType<typeof useQueueNavigation>;
