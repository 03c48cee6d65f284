import { useParams } from 'react-router';

import { useListWebhooksQuery } from '../../api/staffWebhooks';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { Loaded } from '../../ui/Loaded';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { useIsTabHidden } from '../../ui/useIsTabHidden';

import { Deliveries } from './Deliveries';
import { WebhookHead } from './WebhookHead';

/** Polling interval in milliseconds, while the tab is visible. */
const POLLING_INTERVAL_MS = 5_000;

/** One webhook, with its health and its latest deliveries. */
export function WebhookPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const pollingInterval = useIsTabHidden() ? 0 : POLLING_INTERVAL_MS;
  const query = useListWebhooksQuery(undefined, { pollingInterval });
  const webhook = query.data?.find((one) => one.id === id);
  const host = webhook && new URL(webhook.url).host;
  const title = host === undefined ? t('integrations.title') : t('integrations.webhook', { host });
  usePageTitle(title);

  return (
    <Loaded query={query} isPage>
      {() =>
        webhook ? (
          <>
            <WebhookHead title={title} webhook={webhook} />
            <Deliveries webhook={webhook} pollingInterval={pollingInterval} />
          </>
        ) : (
          <>
            <PageHead title={title} />
            <EmptyState icon="search" text={t('integrations.webhook.unknown')}>
              <Button as={Link} to={staffPaths.integrations}>
                {t('integrations.back')}
              </Button>
            </EmptyState>
          </>
        )
      }
    </Loaded>
  );
}
