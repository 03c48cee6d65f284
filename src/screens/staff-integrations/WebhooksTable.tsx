import type { Webhook } from '../../api/staffWebhooks';
import { DeskTable, ClickableRow } from '../../features/desk-frame/DeskTable';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { OneLine } from '../../ui/OneLine';
import { namedColumns } from '../../ui/table/columns';
import { Cell, RowHead } from '../../ui/table/Row';

import { WebhookState } from './WebhookState';

const columns = namedColumns({
  url: { label: 'integrations.url', width: 'minmax(0, 5fr)', fold: 'head' },
  kinds: { label: 'integrations.kinds', width: 'minmax(0, 3fr)', absent: 'narrow' },
  state: { label: 'integrations.state', width: '11.5rem', narrow: '10rem' },
  success: { label: 'integrations.lastSuccess', width: 'clamp(8rem, 13vw, 11rem)' },
  waiting: { label: 'integrations.waiting', width: '6rem', isNumber: true },
  failed: { label: 'integrations.failed', width: '5.5rem', isNumber: true },
});

/** Table of webhooks; rows are selected with j, k or the arrow keys and opened with Enter. */
export function WebhooksTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useTranslate();
  return (
    <DeskTable caption={t('integrations.webhooks')} columns={columns}>
      {webhooks.map((webhook) => (
        <ClickableRow key={webhook.id} to={staffPaths.webhook(webhook.id)}>
          <RowHead column={columns.url}>
            <OneLine as={Link} to={staffPaths.webhook(webhook.id)} title={webhook.url}>
              {webhook.url}
            </OneLine>
          </RowHead>
          <WebhookCells webhook={webhook} />
        </ClickableRow>
      ))}
    </DeskTable>
  );
}

function WebhookCells({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const format = useFormat();
  const { kinds, last_success_at, waiting, failed } = webhook;
  const kindList = kinds.join(', ') || t('integrations.kinds.all');
  return (
    <>
      <Cell column={columns.kinds}>
        <OneLine title={kindList}>{kindList}</OneLine>
      </Cell>
      <Cell column={columns.state}>
        <WebhookState webhook={webhook} />
      </Cell>
      <Cell column={columns.success}>
        {last_success_at === null ? t('integrations.never') : format.dateTime(last_success_at)}
      </Cell>
      <Cell column={columns.waiting}>{format.number(waiting)}</Cell>
      <Cell column={columns.failed}>{format.number(failed)}</Cell>
    </>
  );
}
