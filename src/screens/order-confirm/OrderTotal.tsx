import { unitsOf } from '#domain/quantity';

import { orderedCents } from '../../features/order/OrderLines';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import type { OrderedLine } from '../../slices/previewItem';
import { PrimaryButton } from '../../ui/Button';
import { TotalBar } from '../../ui/TotalBar';

interface OrderTotalProps {
  lines: readonly OrderedLine[];
  /** Why the order cannot be placed now. */
  obstacle: MessageKey | undefined;
  isPlacing: boolean;
  onPlace: () => void;
}

/** What is ordered in total, and the button that orders it. */
export function OrderTotal({ lines, obstacle, isPlacing, onPlace }: OrderTotalProps) {
  const t = useTranslate();
  const format = useFormat();
  const units = lines.reduce((sum, line) => sum + unitsOf(line.order_qty, line.ship_pack), 0);
  return (
    <TotalBar
      label={t('cart.total')}
      total={format.cents(lines.reduce((sum, line) => sum + orderedCents(line), 0))}
      note={obstacle ? t(obstacle) : t('order.counts', { lines: lines.length, units })}
    >
      <PrimaryButton type="button" disabled={obstacle !== undefined} onClick={onPlace}>
        {t(isPlacing ? 'review.placing' : 'review.place')}
      </PrimaryButton>
    </TotalBar>
  );
}
