import { useRef, useState } from 'react';

import type { DeskOrder } from '../../api/staffOrders';
import { useTranslate } from '../../i18n/useTranslate';

import { ActionForm } from './ActionForm';
import { CarrierFields } from './CarrierFields';
import { PacksTable } from './PacksTable';
import { Panel } from './Panel';
import { NO_CARRIER, parseCarrier } from './parseCarrier';
import { RestFields } from './RestFields';
import { ScanBox } from './ScanBox';
import { useExpectedDay } from './useExpectedDay';
import type { OrderActions } from './useOrderActions';
import { useScans } from './useScans';

interface ShipPanelProps {
  order: DeskOrder;
  actions: OrderActions;
  /** Navigates to the next order of the queue. */
  onDone: () => void;
  onClose: () => void;
}

/** Ships packs: everything that is open, unless other quantities are typed or scanned. */
export function ShipPanel({ order, actions, onDone, onClose }: ShipPanelProps) {
  const t = useTranslate();
  const scanBox = useRef<HTMLInputElement>(null);
  const lines = order.lines.filter(({ open }) => open > 0);
  const scans = useScans(lines);
  const { packs } = scans;
  const [carrier, setCarrier] = useState(NO_CARRIER);
  const [isRestWaiting, setIsRestWaiting] = useState(true);
  const expected = useExpectedDay();
  const [validationError, setValidationError] = useState('');

  const ship = async () => {
    const problem = packs.problem ? t(packs.problem) : expected.error;
    setValidationError(problem);
    if (problem) return;
    const hasRest = isRestWaiting && packs.left > 0;
    const isDone = await actions.ship({
      ...parseCarrier(carrier),
      lines: packs.filledLines,
      ...(hasRest && { rest: expected.day === null ? {} : { expected_on: expected.day } }),
    });
    if (isDone) onDone();
  };

  return (
    <Panel title={t('desk.ship.title')} onClose={onClose}>
      <ActionForm
        submit={t('desk.ship.send', { count: packs.sum })}
        failure={validationError || actions.failure}
        isBusy={actions.isBusy}
        startAt="[data-packs]"
        onSubmit={() => void ship()}
        onClose={onClose}
      >
        <ScanBox scans={scans} box={scanBox} />
        <PacksTable
          caption={t('desk.ship.title')}
          lines={lines}
          packs={packs}
          onCode={(code, box) => {
            scans.scan(code, box);
            scanBox.current?.focus();
          }}
        />
        <CarrierFields typed={carrier} onType={setCarrier} />
        {packs.left > 0 && (
          <RestFields
            left={packs.left}
            isWaiting={isRestWaiting}
            onWaiting={setIsRestWaiting}
            expected={expected}
          />
        )}
      </ActionForm>
    </Panel>
  );
}
