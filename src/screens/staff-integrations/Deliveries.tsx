import {
  useListWebhookDeliveriesQuery,
  type Webhook,
  type WebhookDelivery,
} from '../../api/staffWebhooks';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { LoadError } from '../../ui/LoadError';
import { OneLine } from '../../ui/OneLine';
import { StatusLabel } from '../../ui/StatusLabel';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { TitledSection } from './TitledSection';
import { useWebhookActions } from './useWebhookActions';

const columns = namedColumns({
  seq: { label: 'integrations.delivery.event', width: '5.5rem', fold: 'head' },
  kind: { label: 'integrations.delivery.kind', width: 'minmax(0, 4fr)' },
  subject: { label: 'integrations.delivery.subject', width: 'minmax(0, 3fr)', under: 'kind' },
  state: { label: 'integrations.state', width: '7rem', narrow: '11rem' },
  tries: {
    label: 'integrations.delivery.tries',
    width: '4.5rem',
    isNumber: true,
    absent: 'narrow',
  },
  tried: {
    label: 'integrations.delivery.tried',
    width: 'clamp(8rem, 13vw, 11rem)',
    under: 'state',
  },
  status: { label: 'integrations.delivery.status', width: '4.5rem', isNumber: true },
  ms: { label: 'integrations.delivery.ms', width: '4rem', isNumber: true, under: 'status' },
  answer: { label: 'integrations.delivery.answer', width: 'minmax(0, 4fr)' },
  again: {
    label: 'integrations.replay',
    width: '8rem',
    narrow: '6.5rem',
    isQuiet: true,
    fold: 'end',
    isOffPaper: true,
  },
});

const TONES = { waiting: 'open', delivered: 'good', failed: 'bad' } as const;

interface DeliveriesProps {
  webhook: Webhook;
  /** In milliseconds; 0 disables polling. */
  pollingInterval: number;
}

/** The latest deliveries of a webhook, and the responses to them. */
export function Deliveries({ webhook, pollingInterval }: DeliveriesProps) {
  const t = useTranslate();
  const { data, error, refetch } = useListWebhookDeliveriesQuery(
    { params: { webhook_id: webhook.id } },
    { pollingInterval },
  );
  const { replayOne, isBusy } = useWebhookActions(webhook);
  return (
    <TitledSection title={t('integrations.deliveries')}>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton />}
      {data && data.length === 0 && (
        <EmptyState icon="repeat" text={t('integrations.deliveries.none')} />
      )}
      {data && data.length > 0 && (
        <Table caption={t('integrations.deliveries')} columns={columns}>
          <Rows>
            {data.map((delivery) => (
              <Row key={delivery.id}>
                <RowHead column={columns.seq}>{delivery.seq}</RowHead>
                <DeliveryCells delivery={delivery} />
                <Cell column={columns.again}>
                  {webhook.is_on && delivery.state !== 'waiting' && (
                    <SmallButton
                      type="button"
                      disabled={isBusy}
                      aria-label={t('integrations.replay.one', { seq: delivery.seq })}
                      onClick={() => replayOne(delivery)}
                    >
                      {t('integrations.replay')}
                    </SmallButton>
                  )}
                </Cell>
              </Row>
            ))}
          </Rows>
        </Table>
      )}
    </TitledSection>
  );
}

function DeliveryCells({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslate();
  const format = useFormat();
  const { kind, subject, state, attempts, tried_at, http_status, milliseconds, fault } = delivery;
  const response = fault === '' ? delivery.answer : t(`integrations.fault.${fault}`);
  return (
    <>
      <Cell column={columns.kind}>
        <OneLine title={kind}>{kind}</OneLine>
      </Cell>
      <Cell column={columns.subject}>
        <OneLine title={subject}>{subject}</OneLine>
      </Cell>
      <Cell column={columns.state}>
        <StatusLabel tone={TONES[state]}>{t(`integrations.delivery.${state}`)}</StatusLabel>
      </Cell>
      <Cell column={columns.tries}>{format.number(attempts)}</Cell>
      <Cell column={columns.tried}>{tried_at !== null && format.dateTime(tried_at)}</Cell>
      <Cell column={columns.status}>{http_status}</Cell>
      <Cell column={columns.ms}>{milliseconds !== null && format.number(milliseconds)}</Cell>
      <Cell column={columns.answer}>
        {response && <OneLine title={response}>{response}</OneLine>}
      </Cell>
    </>
  );
}
