import type { DeskOrder } from '../../api/staffOrders';
import { KeyedButton } from '../../features/desk-keys/KeyedButton';
import { ToolStrip } from '../../features/desk-keys/ToolStrip';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';

import type { Acts } from './acts';
import { deedsOpen } from './deedsOpen';

interface OrderToolsProps {
  order: DeskOrder;
  acts: Acts;
  isBusy: boolean;
}

/** What can be done with the order now, each with its letter. */
export function OrderTools({ order, acts, isBusy }: OrderToolsProps) {
  const t = useTranslate();
  const may = deedsOpen(order);
  const tools: readonly (readonly [letter: string, words: MessageKey])[] = [
    ['s', 'desk.ship'],
    ['o', 'desk.backOrder'],
    ['c', 'desk.cancel'],
    ['n', 'desk.note'],
    ['h', may.letGo ? 'desk.letGo' : 'desk.hold'],
    ['b', may.putBack ? 'desk.putBack' : 'desk.begin'],
    ['t', 'desk.takeBack'],
    ['p', 'desk.pickList'],
    ['k', 'desk.packingSlip'],
    ['?', 'desk.keys'],
  ];
  return (
    <ToolStrip className="no-print" role="group" aria-label={t('order.actions')}>
      {tools.map(([letter, words]) => {
        const act = acts[letter];
        return (
          act && (
            <KeyedButton
              key={letter}
              letter={letter}
              isPrimary={letter === 's'}
              disabled={isBusy}
              onClick={act}
            >
              {t(words)}
            </KeyedButton>
          )
        );
      })}
    </ToolStrip>
  );
}
