import type { Stage } from '#domain/fulfilment';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';

const STAGES: Record<Stage, { words: MessageKey; tone: Tone }> = {
  received: { words: 'order.status.received', tone: 'new' },
  held: { words: 'order.status.held', tone: 'open' },
  released: { words: 'desk.stage.released', tone: 'new' },
  picking: { words: 'desk.stage.picking', tone: 'busy' },
  part_shipped: { words: 'order.status.part_shipped', tone: 'busy' },
  shipped: { words: 'order.status.shipped', tone: 'good' },
  cancelled: { words: 'order.status.cancelled', tone: 'off' },
};

/** An order's stage, in the warehouse's terms. */
export function StageLabel({ stage }: { stage: Stage }) {
  const t = useTranslate();
  const { words, tone } = STAGES[stage];
  return <StatusLabel tone={tone}>{t(words)}</StatusLabel>;
}
