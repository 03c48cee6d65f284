import { useState } from 'react';

import type { DeskOrder } from '../../api/staffOrders';
import { useTranslate } from '../../i18n/useTranslate';

import { DeedForm } from './DeedForm';
import { ExpectedField } from './ExpectedField';
import { PacksTable } from './PacksTable';
import { Panel } from './Panel';
import type { Deeds } from './useDeeds';
import { useExpectedDay } from './useExpectedDay';
import { usePacks } from './usePacks';

interface PacksPanelProps {
  order: DeskOrder;
  deeds: Deeds;
  onClose: () => void;
}

/** How many open packs of each line are waited for: at first those that are, or all where none is. */
export function BackOrderPanel({ order, deeds, onClose }: PacksPanelProps) {
  const t = useTranslate();
  const lines = order.lines.filter(({ open }) => open > 0);
  const isFirst = lines.every(({ back_ordered }) => back_ordered === 0);
  const packs = usePacks(lines, ({ open, back_ordered }) => (isFirst ? open : back_ordered));
  const expected = useExpectedDay(
    lines.find(({ expected_on }) => expected_on !== null)?.expected_on ?? '',
  );
  const [wrong, setWrong] = useState('');

  const send = async () => {
    const why = packs.areWrong ? t('desk.packs.tooMany') : expected.wrong;
    setWrong(why);
    if (why) return;
    const isDone = await deeds.backOrder({
      lines: lines.map((line) => ({ line: line.line, quantity: packs.packsOf(line) })),
      expected_on: expected.day,
    });
    if (isDone) onClose();
  };

  return (
    <Panel title={t('desk.backOrder.title')} onClose={onClose}>
      <DeedForm
        submit={t('desk.backOrder.send', { count: packs.sum })}
        failure={wrong || deeds.failure}
        isBusy={deeds.isBusy}
        startAt="[data-packs]"
        onSubmit={() => void send()}
        onClose={onClose}
      >
        <PacksTable caption={t('desk.backOrder.title')} lines={lines} packs={packs} />
        <ExpectedField expected={expected} />
      </DeedForm>
    </Panel>
  );
}
