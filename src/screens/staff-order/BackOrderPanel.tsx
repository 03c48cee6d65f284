import { useState } from 'react';

import type { DeskOrder } from '../../api/staffOrders';
import { useTranslate } from '../../i18n/useTranslate';

import { ActionForm } from './ActionForm';
import { ExpectedField } from './ExpectedField';
import { PacksTable } from './PacksTable';
import { Panel } from './Panel';
import { useExpectedDay } from './useExpectedDay';
import type { OrderActions } from './useOrderActions';
import { usePacks } from './usePacks';

interface BackOrderPanelProps {
  order: DeskOrder;
  actions: OrderActions;
  onClose: () => void;
}

/**
 * How many open packs of each line are back-ordered: initially those that already are, or all of
 * them if none is.
 */
export function BackOrderPanel({ order, actions, onClose }: BackOrderPanelProps) {
  const t = useTranslate();
  const lines = order.lines.filter(({ open }) => open > 0);
  const isFirst = lines.every(({ back_ordered }) => back_ordered === 0);
  const packs = usePacks(lines, ({ open, back_ordered }) => (isFirst ? open : back_ordered));
  const waiting = lines.filter(({ back_ordered }) => back_ordered > 0);
  const days = new Set(waiting.map(({ expected_on }) => expected_on));
  const [day = null] = days.size === 1 ? days : [];
  const expected = useExpectedDay(day ?? '');
  const [validationError, setValidationError] = useState('');

  const send = async () => {
    const problem = packs.hasInvalidLine ? t('desk.packs.tooMany') : expected.error;
    setValidationError(problem);
    if (problem) return;
    const changed = lines
      .map((line) => ({ ...line, quantity: packs.packsOf(line) }))
      .filter(
        ({ quantity, back_ordered }) =>
          quantity !== back_ordered || (quantity > 0 && expected.isEdited),
      );
    if (changed.length === 0) return onClose();
    const hasDay = expected.isEdited || expected.day !== null;
    const isDone = await actions.backOrder(
      {
        lines: changed.map(({ line, quantity }) => ({ line, quantity })),
        ...(hasDay && { expected_on: expected.day }),
      },
      packs.sum,
    );
    if (isDone) onClose();
  };

  return (
    <Panel title={t('desk.backOrder.title')} onClose={onClose}>
      <ActionForm
        submit={t('desk.backOrder.send', { count: packs.sum })}
        failure={validationError || actions.failure}
        isBusy={actions.isBusy}
        startAt="[data-packs]"
        onSubmit={() => void send()}
        onClose={onClose}
      >
        <PacksTable caption={t('desk.backOrder.title')} lines={lines} packs={packs} />
        <ExpectedField expected={expected} />
        {days.size > 1 && <p>{t('desk.expected.mixed')}</p>}
      </ActionForm>
    </Panel>
  );
}
