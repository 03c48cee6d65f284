import {
  useListWebhookDeliveriesQuery,
  type Webhook,
  type WebhookDelivery,
} from '../../api/staffWebhooks';
import { listColumns } from '../../features/desk-frame/listColumns';
import { QueryTable } from '../../features/desk-frame/QueryTable';
import type { usePolling } from '../../features/desk-frame/usePolling';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { StatusLabel } from '../../ui/StatusLabel';

import { TitledSection } from './TitledSection';
import { useWebhookActions } from './useWebhookActions';

const TONES = { waiting: 'open', delivered: 'good', failed: 'bad' } as const;

const columns = listColumns<WebhookDelivery>()({
  seq: {
    label: 'integrations.delivery.event',
    width: '5.5rem',
    fold: 'head',
    cell: ({ seq }) => seq,
    sort: ({ seq }) => seq,
  },
  kind: { label: 'integrations.delivery.kind', width: 4, line: ({ kind }) => kind },
  subject: {
    label: 'integrations.delivery.subject',
    width: 3,
    under: 'kind',
    line: ({ subject }) => subject,
  },
  state: {
    label: 'integrations.state',
    width: '7rem',
    narrow: '11rem',
    cell: ({ state }, { t }) => (
      <StatusLabel tone={TONES[state]}>{t(`integrations.delivery.${state}`)}</StatusLabel>
    ),
    sort: ({ state }, { t }) => t(`integrations.delivery.${state}`),
  },
  tries: {
    label: 'integrations.delivery.tries',
    width: '4.5rem',
    absent: 'narrow',
    number: ({ attempts }) => attempts,
  },
  tried: {
    label: 'integrations.delivery.tried',
    under: 'state',
    dateTime: ({ tried_at }) => tried_at,
  },
  status: {
    label: 'integrations.delivery.status',
    width: '4.5rem',
    number: ({ http_status }) => http_status,
  },
  ms: {
    label: 'integrations.delivery.ms',
    width: '4rem',
    under: 'status',
    number: ({ milliseconds }) => milliseconds,
  },
  answer: {
    label: 'integrations.delivery.answer',
    width: 4,
    line: ({ fault, answer }, { t }) => (fault === '' ? answer : t(`integrations.fault.${fault}`)),
  },
  again: {
    label: 'integrations.replay',
    width: '8rem',
    narrow: '6.5rem',
    isQuiet: true,
    fold: 'end',
    isOffPaper: true,
  },
});

interface DeliveriesProps {
  webhook: Webhook;
  polling: ReturnType<typeof usePolling>;
}

/** The latest deliveries of a webhook, and the responses to them. */
export function Deliveries({ webhook, polling }: DeliveriesProps) {
  const t = useTranslate();
  const query = useListWebhookDeliveriesQuery({ params: { webhook_id: webhook.id } }, polling);
  const { replayOne, isBusy } = useWebhookActions(webhook);
  const replayButton = (delivery: WebhookDelivery) =>
    webhook.is_on &&
    delivery.state !== 'waiting' && (
      <SmallButton
        disabled={isBusy}
        aria-label={t('integrations.replay.one', { seq: delivery.seq })}
        onClick={() => replayOne(delivery)}
      >
        {t('integrations.replay')}
      </SmallButton>
    );
  return (
    <TitledSection title={t('integrations.deliveries')}>
      <QueryTable
        query={query}
        itemsOf={(deliveries) => deliveries}
        empty={{ icon: 'repeat', text: t('integrations.deliveries.none') }}
        caption={t('integrations.deliveries')}
        columns={columns}
        keyOf={({ id }) => id}
        cells={{ again: replayButton }}
      />
    </TitledSection>
  );
}
