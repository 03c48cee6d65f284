import { useBackOrderLinesMutation } from '../../api/staffOrders';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { ExpectedField, useExpectedDay } from '../../features/expected-day/ExpectedField';
import { useTranslate } from '../../i18n/useTranslate';

import { PacksTable } from './PacksTable';
import type { OrderFormProps } from './useOrderAction';
import { usePacks } from './usePacks';

/**
 * How many open packs of each line are back-ordered: initially those that already are, or all of
 * them if none is.
 */
export function BackOrderPanel({ order, work, onClose }: OrderFormProps) {
  const t = useTranslate();
  const [backOrder] = useBackOrderLinesMutation();
  const lines = order.lines.filter(({ open }) => open > 0);
  const isFirst = lines.every(({ back_ordered }) => back_ordered === 0);
  const packs = usePacks(lines, ({ open, back_ordered }) => (isFirst ? open : back_ordered));
  const waiting = lines.filter(({ back_ordered }) => back_ordered > 0);
  const days = new Set(waiting.map(({ expected_on }) => expected_on));
  const [day = null] = days.size === 1 ? days : [];
  const expected = useExpectedDay(day ?? '');

  const send = () => {
    const problem = packs.hasInvalidLine ? t('desk.packs.tooMany') : expected.error;
    if (problem) return problem;
    const changed = lines
      .map((line) => ({ ...line, quantity: packs.packsOf(line) }))
      .filter(
        ({ quantity, back_ordered }) =>
          quantity !== back_ordered || (quantity > 0 && expected.isEdited),
      );
    if (changed.length === 0) return null;
    const hasDay = expected.isEdited || expected.day !== null;
    return work.send((task) =>
      backOrder({
        ...task,
        body: {
          lines: changed.map(({ line, quantity }) => ({ line, quantity })),
          ...(hasDay && { expected_on: expected.day }),
        },
      }),
    );
  };

  return (
    <ActionSheet
      kind="panel"
      title={t('desk.backOrder.title')}
      submit={t('desk.backOrder.send', { count: packs.sum })}
      action={work.action}
      send={send}
      done={t('desk.backOrder.done', { order: order.order_id, count: packs.sum })}
      onClose={onClose}
      startAt="[data-packs]"
      isForScans
    >
      <PacksTable caption={t('desk.backOrder.title')} lines={lines} packs={packs} />
      <ExpectedField expected={expected} />
      {days.size > 1 && <p>{t('desk.expected.mixed')}</p>}
    </ActionSheet>
  );
}
