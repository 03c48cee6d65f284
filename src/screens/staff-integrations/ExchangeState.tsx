import { styled } from 'styled-components';

import { useShowExchangeQuery, type Exchange, type FeedReader } from '../../api/staffExchange';
import { FactList } from '../../features/desk-frame/Aside';
import { Notice } from '../../features/desk-frame/DeskHead';
import { listColumns } from '../../features/desk-frame/listColumns';
import { ListTable } from '../../features/desk-frame/ListTable';
import { usePolling } from '../../features/desk-frame/usePolling';
import { useI18n } from '../../i18n/I18n';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { Loaded } from '../../ui/Loaded';
import { Small } from '../../ui/Small';
import { color } from '../../ui/theme';

import { TitledSection } from './TitledSection';

const ErrorNote = styled(Small)`
  color: ${color.bad};
  font-weight: 600;
`;

const readerColumns = listColumns<FeedReader>()({
  key: { label: 'integrations.keys.name', width: 3, fold: 'head', line: ({ key }) => key },
  feed: {
    label: 'integrations.feed',
    width: 2,
    fold: 'bare',
    text: ({ feed }, { t }) => t(`integrations.feed.${feed}`),
  },
  position: { label: 'integrations.position', width: '9rem', number: ({ position }) => position },
  behind: {
    label: 'integrations.behind',
    width: '9rem',
    number: ({ behind }) => behind,
    alert: ({ behind }) => behind > 0 && 'warn',
  },
  at: {
    label: 'integrations.readAt',
    dateTime: ({ read_at }) => read_at,
  },
});

/** In milliseconds. */
const POLLING_INTERVAL_MS = 15_000;

/** Unacknowledged orders, e-mails waiting to be sent, and readers that lag behind. */
export function ExchangeState() {
  const t = useTranslate();
  const { language: lang } = useI18n();
  const query = useShowExchangeQuery({ lang }, usePolling(POLLING_INTERVAL_MS));
  return (
    <TitledSection title={t('integrations.exchange')}>
      <Loaded query={query} rows={3}>
        {(exchange) => <ExchangeFacts exchange={exchange} />}
      </Loaded>
    </TitledSection>
  );
}

function ExchangeFacts({ exchange: { unacknowledged, mails, readers } }: { exchange: Exchange }) {
  const t = useTranslate();
  const format = useFormat();
  const { late } = unacknowledged;
  const since = (moment: string | null) =>
    moment !== null && <Small>{t('integrations.oldest', { at: format.dateTime(moment) })}</Small>;
  return (
    <>
      {late > 0 && (
        <Notice $tone="bad" role="alert">
          {t('integrations.late', { count: late })}
        </Notice>
      )}
      <FactList
        isRoomy
        facts={[
          [
            t('desk.queue.unacknowledged'),
            <>
              <Link to={staffPaths.ordersBy({ queue: 'unacknowledged' })}>
                {t('integrations.orders', { count: unacknowledged.count })}
              </Link>
              {since(unacknowledged.oldest_at)}
            </>,
          ],
          [
            t('integrations.mails'),
            <>
              {t('integrations.mails.waiting', { count: mails.waiting })}
              {since(mails.oldest_at)}
              {mails.retried > 0 && (
                <ErrorNote>{t('integrations.mails.retried', { count: mails.retried })}</ErrorNote>
              )}
              {mails.failed > 0 && (
                <ErrorNote>{t('integrations.mails.failed', { count: mails.failed })}</ErrorNote>
              )}
            </>,
          ],
        ]}
      />
      {readers.length > 0 && (
        <ListTable
          caption={t('integrations.readers')}
          columns={readerColumns}
          items={readers}
          keyOf={({ key, feed }) => `${key} ${feed}`}
        />
      )}
    </>
  );
}
