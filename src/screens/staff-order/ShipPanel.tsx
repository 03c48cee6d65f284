import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useShipOrderMutation } from '../../api/staffOrders';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { ExpectedField, useExpectedDay } from '../../features/expected-day/ExpectedField';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';
import { space } from '../../ui/theme';

import { CarrierFields, NO_CARRIER, parseCarrier } from './CarrierFields';
import { PacksTable } from './PacksTable';
import { ScanBox } from './ScanBox';
import type { OrderFormProps } from './useOrderAction';
import { useScans } from './useScans';

const Rest = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  align-items: start;
`;

interface ShipPanelProps extends OrderFormProps {
  /** Navigates to the next order of the queue. */
  onDone: () => void;
}

/** Ships packs: everything that is open, unless other quantities are typed or scanned. */
export function ShipPanel({ order, work, onDone, onClose }: ShipPanelProps) {
  const t = useTranslate();
  const [shipOrder] = useShipOrderMutation();
  const scanBox = useRef<HTMLInputElement>(null);
  const lines = order.lines.filter(({ open }) => open > 0);
  const scans = useScans(lines);
  const { packs } = scans;
  const [carrier, setCarrier] = useState(NO_CARRIER);
  const [chosenRest, setChosenRest] = useState<boolean>();
  // What is in stock can ship next; only what is short has to wait, unless somebody says otherwise.
  const isRestWaiting = chosenRest ?? packs.isRestShort;
  const expected = useExpectedDay();

  const send = () => {
    const problem = packs.problem ? t(packs.problem) : expected.error;
    if (problem) return problem;
    const hasRest = isRestWaiting && packs.left > 0;
    return work.send((task) =>
      shipOrder({
        ...task,
        body: {
          ...parseCarrier(carrier),
          lines: packs.filledLines,
          ...(hasRest && { rest: expected.day === null ? {} : { expected_on: expected.day } }),
        },
      }),
    );
  };

  return (
    <ActionSheet
      kind="panel"
      title={t('desk.ship.title')}
      submit={t('desk.ship.send', { count: packs.sum })}
      action={work.action}
      send={send}
      done={t('desk.ship.done', { order: order.order_id, count: packs.sum })}
      onDone={onDone}
      onClose={onClose}
      startAt="[data-packs]"
      isForScans
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
        <Rest>
          <CheckRow
            label={t('desk.rest', { count: packs.left })}
            checked={isRestWaiting}
            onChange={(event) => setChosenRest(event.target.checked)}
          />
          {isRestWaiting && <ExpectedField expected={expected} />}
        </Rest>
      )}
    </ActionSheet>
  );
}
