import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { CARRIERS } from '#domain/carriers';
import { MAX_CARRIER_LENGTH } from '#domain/fulfilment';

import type { DeskOrder } from '../../api/staffOrders';
import { useTranslate } from '../../i18n/useTranslate';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { from, space } from '../../ui/theme';

import { ActionForm } from './ActionForm';
import { PacksTable } from './PacksTable';
import { Panel } from './Panel';
import { RestFields } from './RestFields';
import { ScanBox } from './ScanBox';
import { useExpectedDay } from './useExpectedDay';
import type { OrderActions } from './useOrderActions';
import { useScans } from './useScans';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  align-items: start;

  ${from.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr) 7rem;
  }
`;

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
  const carrierListId = useId();
  const scanBox = useRef<HTMLInputElement>(null);
  const lines = order.lines.filter(({ open }) => open > 0);
  const scans = useScans(lines);
  const { packs } = scans;
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [parcels, setParcels] = useState('');
  const [isRestWaiting, setIsRestWaiting] = useState(true);
  const expected = useExpectedDay();
  const [validationError, setValidationError] = useState('');

  const ship = async () => {
    const problem = packs.hasInvalidLine
      ? t('desk.packs.tooMany')
      : packs.sum === 0
        ? t('desk.packs.none')
        : expected.error;
    setValidationError(problem);
    if (problem) return;
    const hasRest = isRestWaiting && packs.left > 0;
    const isDone = await actions.ship({
      carrier: carrier.trim(),
      tracking: parseTrackingNumbers(tracking),
      ...(Number(parcels) > 0 && { parcels: Number(parcels) }),
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
        <Fields>
          <TextField
            label={t('order.carrier')}
            list={carrierListId}
            maxLength={MAX_CARRIER_LENGTH}
            autoComplete="off"
            value={carrier}
            onChange={(event) => setCarrier(event.target.value)}
          />
          <datalist id={carrierListId}>
            {CARRIERS.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TextArea
            label={t('desk.tracking')}
            rows={2}
            value={tracking}
            onChange={(event) => setTracking(event.target.value)}
          />
          <TextField
            label={t('desk.parcels')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={parcels}
            onChange={(event) => setParcels(event.target.value.replace(/\D/g, ''))}
          />
        </Fields>
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

/** Parses tracking numbers, one per line or separated by commas or semicolons. */
const parseTrackingNumbers = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((number) => number.trim())
      .filter(Boolean),
  ),
];
