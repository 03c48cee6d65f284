import { useState } from 'react';

import type { Language } from '#domain/languages';

import { isConflict, isStale, type Failure } from '../../api/reasonOf';
import type { DeskOrder } from '../../api/staffOrders';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { useReason } from '../../ui/useReason';

import { describeEvent } from './describeEvent';

/** Parameters that every action takes. */
export interface Task {
  order_id: string;
  version: number;
  lang: Language;
  /** Whether to act even though another system has taken over the order. */
  is_ours?: boolean;
}
type Send = (task: Task) => PromiseLike<{ error?: Failure }>;

/**
 * Runs an action on an order and reports its outcome; `settle` resolves to true on success. If
 * another system has taken over the order, `question` asks whether to proceed.
 */
export function useRunAction({ order_id, version, acknowledged_by, history }: DeskOrder) {
  const t = useTranslate();
  const notify = useNotify();
  const reason = useReason();
  const lang = useStaffSelector(selectLanguage);
  const [failure, setFailure] = useState('');
  /** `seq` of the last known event, if the order has changed since. */
  const [seenSeq, setSeenSeq] = useState<number>();
  const [isBusy, setIsBusy] = useState(false);
  const [question, setQuestion] = useState<{ answer: (isMeant: boolean) => void }>();

  const forget = () => {
    setFailure('');
    setSeenSeq(undefined);
  };

  const confirmTakeover = async () => {
    const answer = await new Promise<boolean>((answer) => setQuestion({ answer }));
    setQuestion(undefined);
    return answer;
  };

  /**
   * Returns the failure, `undefined` on success, or `null` if the user decided against the action.
   */
  const send = async (action: Send): Promise<Failure | null> => {
    const task = { order_id, version, lang };
    const { error } = await action(task);
    if (!isConflict(error) || acknowledged_by === '') return error;
    return (await confirmTakeover()) ? (await action({ ...task, is_ours: true })).error : null;
  };

  const settle = async (action: Send, done: string): Promise<boolean> => {
    setIsBusy(true);
    forget();
    const error = await send(action);
    setIsBusy(false);
    if (error === undefined) notify('success', done);
    else if (error && isStale(error)) setSeenSeq(history.at(-1)?.seq ?? 0);
    else if (error) setFailure(reason(error, 'desk.unanswered'));
    return error === undefined;
  };

  const last = seenSeq !== undefined && history.findLast(({ seq }) => seq > seenSeq);
  const lastEvent = last ? describeEvent(last, t) : undefined;
  const changeNotice = [
    t('desk.changed'),
    lastEvent &&
      t('desk.changed.last', { what: [lastEvent.what, lastEvent.who].filter(Boolean).join(' · ') }),
  ];
  return {
    settle,
    failure: seenSeq === undefined ? failure : changeNotice.filter(Boolean).join(' '),
    isBusy,
    question,
    forget,
  };
}
