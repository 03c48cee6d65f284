import { nanoid, type SerializedError } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';

import type { cancelOrder } from '#contract/orderActions';
import type { Reply } from '#contract/route';

import type { CallError } from '../../api/callError';
import { useCancelOrderMutation } from '../../api/orderActions';
import { isOutcomeUnknown } from '../../api/reasonOf';
import { useCustomer } from '../../store/useMarket';

type CancelResult = Reply<typeof cancelOrder>;

/**
 * Cancels an order once, however often it is clicked; an unanswered request is retried with its
 * key.
 */
export function useCancelOrder(order_id: string) {
  const { user_id, lang } = useCustomer();
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const [outcome, setOutcome] = useState<CancelResult>();
  const [failure, setFailure] = useState<CallError | SerializedError>();
  const unanswered = useRef<{ key: string; to_cart: boolean }>(undefined);

  const cancel = async (to_cart: boolean) => {
    const attempt =
      unanswered.current?.to_cart === to_cart ? unanswered.current : { key: nanoid(), to_cart };
    const { data, error } = await cancelOrder({ user_id, order_id, lang, ...attempt });
    unanswered.current = isOutcomeUnknown(error) ? attempt : undefined;
    setFailure(error);
    if (data) setOutcome(data);
  };
  return { cancel, isCancelling: isLoading, outcome, failure };
}

export type Cancelling = ReturnType<typeof useCancelOrder>;
