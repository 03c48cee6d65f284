import { useState } from 'react';

import { isConflict } from '../../api/reasonOf';
import type { DeskOrder } from '../../api/staffOrders';
import { useAction, type Request } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';

import { describeEvent } from './describeEvent';

/** What every action says of the order. */
interface Task {
  params: { order_id: string };
  /** The version that was seen. */
  ifMatch: number;
  /** Whether to act even though another system has taken over the order. */
  query?: { is_ours: true };
}

/**
 * The action on an order. If another system has taken the order over, `question` asks whether to
 * proceed; if it has changed meanwhile, the failure says what has happened.
 */
export function useOrderAction({ order_id, version, acknowledged_by, history }: DeskOrder) {
  const t = useTranslate();
  /** `seq` of the last event that was known when something was sent. */
  const [seenSeq, setSeenSeq] = useState(0);
  const [question, setQuestion] = useState<{ answer: (isMeant: boolean) => void }>();

  const last = history.findLast(({ seq }) => seq > seenSeq);
  const lastEvent = last && describeEvent(last, t);
  const what = lastEvent && [lastEvent.what, lastEvent.who].filter(Boolean).join(' · ');
  const stale = [t('desk.changed'), what && t('desk.changed.last', { what })];
  const action = useAction({ stale: stale.filter(Boolean).join(' ') });

  const confirmTakeover = async () => {
    const answer = await new Promise<boolean>((answer) => setQuestion({ answer }));
    setQuestion(undefined);
    return answer;
  };
  const send = async <Data>(request: (task: Task) => Request<Data>) => {
    const task = { params: { order_id }, ifMatch: version };
    setSeenSeq(history.at(-1)?.seq ?? 0);
    const reply = await request(task);
    if (!isConflict(reply?.error) || acknowledged_by === '') return reply;
    return (await confirmTakeover()) ? request({ ...task, query: { is_ours: true } }) : undefined;
  };
  return { action, send, question };
}

export type OrderAction = ReturnType<typeof useOrderAction>;

/** What a form that acts on an order works with. */
export interface OrderFormProps {
  order: DeskOrder;
  work: OrderAction;
  onClose: () => void;
}
