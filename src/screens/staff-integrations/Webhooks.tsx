import { useState } from 'react';

import { useListWebhooksQuery } from '../../api/staffWebhooks';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useTranslate } from '../../i18n/useTranslate';
import { EmptyState } from '../../ui/EmptyState';
import { LoadError } from '../../ui/LoadError';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { useIsTabHidden } from '../../ui/useIsTabHidden';

import { AddWebhook } from './AddWebhook';
import { TitledSection } from './TitledSection';
import { WebhooksTable } from './WebhooksTable';

/** Polling interval in milliseconds, while the tab is visible. */
const POLLING_INTERVAL_MS = 15_000;

/** All webhooks and their health. */
export function Webhooks() {
  const t = useTranslate();
  const isHidden = useIsTabHidden();
  const { data, error, refetch } = useListWebhooksQuery(undefined, {
    pollingInterval: isHidden ? 0 : POLLING_INTERVAL_MS,
  });
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
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton rows={3} />}
      {data && data.length === 0 && (
        <EmptyState icon="repeat" text={t('integrations.webhooks.none')} />
      )}
      {data && data.length > 0 && <WebhooksTable webhooks={data} />}
      {isAdding && <AddWebhook onClose={() => setIsAdding(false)} />}
    </TitledSection>
  );
}
