import type { Stage } from '#domain/fulfilment';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';

const STAGES: Record<Stage, { label: MessageKey; tone: Tone }> = {
  received: { label: 'order.status.received', tone: 'new' },
  held: { label: 'order.status.held', tone: 'open' },
  released: { label: 'desk.stage.released', tone: 'new' },
  picking: { label: 'desk.stage.picking', tone: 'busy' },
  part_shipped: { label: 'order.status.part_shipped', tone: 'busy' },
  shipped: { label: 'order.status.shipped', tone: 'good' },
  cancelled: { label: 'order.status.cancelled', tone: 'off' },
};

/** An order's stage, in the warehouse's terms. */
export function StageLabel({ stage }: { stage: Stage }) {
  const t = useTranslate();
  const { label, tone } = STAGES[stage];
  return <StatusLabel tone={tone}>{t(label)}</StatusLabel>;
}
