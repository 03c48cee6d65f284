import { useState } from 'react';
import { styled } from 'styled-components';

import { CANCEL_REASONS, CANCEL_REASON_NAMES, type CancelReason } from '#domain/fulfilment';

import { useCancelLinesMutation } from '../../api/staffOrders';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { SelectFilter } from '../../features/desk-frame/SelectFilter';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { CheckRow } from '../../ui/CheckRow';
import { space } from '../../ui/theme';

import { PacksTable } from './PacksTable';
import type { OrderFormProps } from './useOrderAction';
import { usePacks } from './usePacks';

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  align-items: end;
`;

/** Cancels packs for a reason; the reason presets whether they can be sold to somebody else. */
export function CancelPanel({ order, work, onClose }: OrderFormProps) {
  const t = useTranslate();
  const [cancelLines] = useCancelLinesMutation();
  const lines = order.lines.filter(({ open }) => open > 0);
  const packs = usePacks(lines, () => 0);
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [restock, setRestock] = useState(false);

  const send = () => {
    const problem = packs.problem ?? (reason === '' ? 'desk.cancel.noReason' : undefined);
    if (problem || reason === '') return problem && t(problem);
    const body = { lines: packs.filledLines, reason, restock };
    return work.send((task) => cancelLines({ ...task, body }));
  };

  return (
    <ActionSheet
      kind="panel"
      title={t('desk.cancel.title')}
      submit={t('desk.cancel.send', { count: packs.sum })}
      action={work.action}
      send={send}
      done={t('desk.cancel.done', { order: order.order_id, count: packs.sum })}
      onClose={onClose}
      startAt="[data-packs]"
      isForScans
    >
      <PacksTable caption={t('desk.cancel.title')} lines={lines} packs={packs} />
      <Fields>
        <SmallButton onClick={() => lines.forEach((line) => packs.type(line, String(line.open)))}>
          {t('desk.packs.all')}
        </SmallButton>
        <SelectFilter
          label={t('order.reason')}
          chosen={reason}
          choices={[
            ['', t('desk.cancel.choose')],
            ...CANCEL_REASON_NAMES.map((known) => [known, t(`desk.reason.${known}`)] as const),
          ]}
          onChoose={(chosen) => {
            setReason(chosen);
            setRestock(chosen !== '' && CANCEL_REASONS[chosen].restocks);
          }}
        />
        <CheckRow
          label={t('desk.cancel.restock')}
          checked={restock}
          onChange={(event) => setRestock(event.target.checked)}
        />
      </Fields>
    </ActionSheet>
  );
}
