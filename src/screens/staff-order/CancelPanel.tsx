import { useState } from 'react';
import { styled } from 'styled-components';

import { CANCEL_REASONS, CANCEL_REASON_NAMES, type CancelReason } from '#domain/fulfilment';

import type { DeskOrder } from '../../api/staffOrders';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { CheckRow } from '../../ui/CheckRow';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';
import { space } from '../../ui/theme';

import { ActionForm } from './ActionForm';
import { PacksTable } from './PacksTable';
import { Panel } from './Panel';
import type { OrderActions } from './useOrderActions';
import { usePacks } from './usePacks';

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  align-items: end;
`;

interface CancelPanelProps {
  order: DeskOrder;
  actions: OrderActions;
  onClose: () => void;
}

/** Cancels packs for a reason; the reason presets whether they can be sold to somebody else. */
export function CancelPanel({ order, actions, onClose }: CancelPanelProps) {
  const t = useTranslate();
  const lines = order.lines.filter(({ open }) => open > 0);
  const packs = usePacks(lines, () => 0);
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [restock, setRestock] = useState(false);
  const [validationError, setValidationError] = useState('');

  const send = async () => {
    const problem = packs.problem ?? (reason === '' ? 'desk.cancel.noReason' : undefined);
    setValidationError(problem ? t(problem) : '');
    if (problem || reason === '') return;
    if (await actions.cancel({ lines: packs.filledLines, reason, restock })) onClose();
  };

  return (
    <Panel title={t('desk.cancel.title')} onClose={onClose}>
      <ActionForm
        submit={t('desk.cancel.send', { count: packs.sum })}
        failure={validationError || actions.failure}
        isBusy={actions.isBusy}
        startAt="[data-packs]"
        onSubmit={() => void send()}
        onClose={onClose}
      >
        <PacksTable caption={t('desk.cancel.title')} lines={lines} packs={packs} />
        <Fields>
          <SmallButton
            type="button"
            onClick={() => lines.forEach((line) => packs.type(line, String(line.open)))}
          >
            {t('desk.packs.all')}
          </SmallButton>
          <ReasonSelect
            reason={reason}
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
      </ActionForm>
    </Panel>
  );
}

interface ReasonSelectProps {
  /** '' until one is chosen. */
  reason: CancelReason | '';
  onChoose: (reason: CancelReason | '') => void;
}

function ReasonSelect({ reason, onChoose }: ReasonSelectProps) {
  const t = useTranslate();
  return (
    <FilterLabel>
      {t('order.reason')}
      <FilterSelect
        value={reason}
        onChange={({ target }) =>
          onChoose(CANCEL_REASON_NAMES.find((known) => known === target.value) ?? '')
        }
      >
        <option value="">{t('desk.cancel.choose')}</option>
        {CANCEL_REASON_NAMES.map((known) => (
          <option key={known} value={known}>
            {t(`desk.reason.${known}`)}
          </option>
        ))}
      </FilterSelect>
    </FilterLabel>
  );
}
