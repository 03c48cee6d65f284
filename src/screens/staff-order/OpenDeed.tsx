import type { DeskOrder } from '../../api/staffOrders';
import { KeysSheet } from '../../features/desk-frame/KeysSheet';
import { QuestionSheet } from '../../features/desk-frame/QuestionSheet';
import { useTranslate } from '../../i18n/useTranslate';

import { BackOrderPanel } from './BackOrderPanel';
import { CancelPanel } from './CancelPanel';
import { NoteSheet } from './NoteSheet';
import { ShipPanel } from './ShipPanel';
import type { Deeds } from './useDeeds';
import { WordsSheet } from './WordsSheet';

/** What is being done with the order, and is not done yet. */
export type Opened =
  | { deed: 'ship' | 'backOrder' | 'cancel' | 'note' | 'hold' | 'takeBack' | 'keys' }
  | { deed: 'void'; shipment_id: string };

const KEYS = [
  ['S', 'desk.key.ship'],
  ['O', 'desk.key.backOrder'],
  ['C', 'desk.key.cancel'],
  ['N', 'desk.key.note'],
  ['H', 'desk.key.hold'],
  ['B', 'desk.key.pick'],
  ['T', 'desk.key.takeBack'],
  ['P', 'desk.key.pickList.one'],
  ['K', 'desk.key.packingSlip'],
  ['Esc', 'desk.key.back'],
  ['?', 'desk.key.keys'],
] as const;

interface OpenDeedProps {
  order: DeskOrder;
  opened: Opened | null;
  deeds: Deeds;
  onShipped: () => void;
  onClose: () => void;
}

/** The form of what is being done, and over it the question whether another system's order is meant. */
export function OpenDeed({ order, opened, deeds, onShipped, onClose }: OpenDeedProps) {
  const t = useTranslate();
  const about = { order, deeds, onClose };
  const { question } = deeds;
  return (
    <>
      {opened?.deed === 'ship' && <ShipPanel {...about} onDone={onShipped} />}
      {opened?.deed === 'backOrder' && <BackOrderPanel {...about} />}
      {opened?.deed === 'cancel' && <CancelPanel {...about} />}
      {opened?.deed === 'note' && <NoteSheet deeds={deeds} onClose={onClose} />}
      {opened?.deed === 'hold' && (
        <WordsSheet
          title={t('desk.hold.title')}
          label={t('desk.hold.words')}
          hint={t('desk.hold.hint')}
          submit={t('desk.hold')}
          deeds={deeds}
          onSend={deeds.hold}
          onClose={onClose}
        />
      )}
      {opened?.deed === 'takeBack' && (
        <QuestionSheet
          title={t('desk.takeBack.title', { order: order.order_id })}
          effect={t('desk.takeBack.effect')}
          yes={t('desk.takeBack')}
          failure={deeds.failure}
          isBusy={deeds.isBusy}
          onYes={() => void deeds.takeBack().then((isDone) => isDone && onClose())}
          onNo={onClose}
        />
      )}
      {opened?.deed === 'void' && (
        <QuestionSheet
          title={t('desk.void.title')}
          effect={t('desk.void.effect')}
          yes={t('desk.void')}
          failure={deeds.failure}
          isBusy={deeds.isBusy}
          onYes={() =>
            void deeds.voidShipment(opened.shipment_id).then((isDone) => isDone && onClose())
          }
          onNo={onClose}
        />
      )}
      {opened?.deed === 'keys' && <KeysSheet keys={KEYS} onClose={onClose} />}
      {question && (
        <QuestionSheet
          title={t('desk.elsewhere.title', { owner: order.acknowledged_by })}
          effect={t('desk.elsewhere.effect')}
          yes={t('desk.elsewhere.yes')}
          onYes={() => question.answer(true)}
          onNo={() => question.answer(false)}
        />
      )}
    </>
  );
}
