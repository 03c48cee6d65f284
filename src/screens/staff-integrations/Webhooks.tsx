import { useState } from 'react';

import { useListWebhooksQuery, type Webhook } from '../../api/staffWebhooks';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { listColumns } from '../../features/desk-frame/listColumns';
import { QueryTable } from '../../features/desk-frame/QueryTable';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { usePolling } from '../../features/desk-frame/usePolling';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';

import { TitledSection } from './TitledSection';
import { AddWebhook } from './WebhookSheets';
import { stateOfWebhook, WebhookState } from './WebhookState';

const columns = listColumns<Webhook>()({
  url: { label: 'integrations.url', width: 5, fold: 'head', line: ({ url }) => url },
  kinds: {
    label: 'integrations.kinds',
    width: 3,
    absent: 'narrow',
    line: ({ kinds }, { t }) => kinds.join(', ') || t('integrations.kinds.all'),
  },
  state: {
    label: 'integrations.state',
    width: '11.5rem',
    narrow: '10rem',
    cell: (webhook) => <WebhookState webhook={webhook} />,
    sort: (webhook, { t }) => t(`integrations.state.${stateOfWebhook(webhook)}`),
  },
  success: {
    label: 'integrations.lastSuccess',
    dateTime: ({ last_success_at }) => last_success_at,
    none: 'integrations.never',
  },
  waiting: { label: 'integrations.waiting', width: '6rem', number: ({ waiting }) => waiting },
  failed: { label: 'integrations.failed', width: '5.5rem', number: ({ failed }) => failed },
});

/** In milliseconds. */
const POLLING_INTERVAL_MS = 15_000;

/** All webhooks and their health. */
export function Webhooks() {
  const t = useTranslate();
  const query = useListWebhooksQuery(undefined, usePolling(POLLING_INTERVAL_MS));
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  useDeskKeys({ w: add });

  return (
    <TitledSection
      title={t('integrations.webhooks')}
      tools={
        <KeyedButton letter="w" onClick={add}>
          {t('integrations.add')}
        </KeyedButton>
      }
    >
      <QueryTable
        query={query}
        itemsOf={(webhooks) => webhooks}
        empty={{ icon: 'repeat', text: t('integrations.webhooks.none') }}
        caption={t('integrations.webhooks')}
        columns={columns}
        keyOf={({ id }) => id}
        to={({ id }) => staffPaths.webhook(id)}
        rows={3}
      />
      {isAdding && <AddWebhook onClose={() => setIsAdding(false)} />}
    </TitledSection>
  );
}
