import { styled } from 'styled-components';

import { useShowExchangeQuery, type Exchange, type FeedReader } from '../../api/staffExchange';
import { listColumns } from '../../features/desk-frame/listColumns';
import { ListTable } from '../../features/desk-frame/ListTable';
import { usePolling } from '../../features/desk-frame/usePolling';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { staffPaths } from '../../staffPaths';
import { useStaffSelector } from '../../store/staffStore';
import { Link } from '../../ui/Link';
import { Loaded } from '../../ui/Loaded';
import { Term } from '../../ui/Small';
import { color, radius, size, space } from '../../ui/theme';

import { TitledSection } from './TitledSection';

const Warning = styled.p`
  margin-bottom: ${space(2)};
  padding: ${space(1)} ${space(3)};
  border-left: 3px solid ${color.bad};
  border-radius: ${radius.control};
  background: ${color.badTint};
  font-size: ${size.s};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(3)};
`;

const Fact = styled.div`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;

const Value = styled.dd`
  margin: 0;
`;

const Small = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const ErrorNote = styled(Small)`
  color: ${color.bad};
  font-weight: 600;
`;

const Behind = styled.span`
  color: ${color.warn};
  font-weight: 600;
`;

const readerColumns = listColumns<FeedReader>()({
  key: {
    label: 'integrations.keys.name',
    width: 'minmax(0, 3fr)',
    fold: 'head',
    line: ({ key }) => key,
  },
  feed: {
    label: 'integrations.feed',
    width: 'minmax(0, 2fr)',
    fold: 'bare',
    text: ({ feed }, { t }) => t(`integrations.feed.${feed}`),
  },
  position: { label: 'integrations.position', width: '9rem', number: ({ position }) => position },
  behind: {
    label: 'integrations.behind',
    width: '9rem',
    isNumber: true,
    cell: ({ behind }, { format }) =>
      behind > 0 ? <Behind>{format.number(behind)}</Behind> : format.number(behind),
    sort: ({ behind }) => behind,
  },
  at: {
    label: 'integrations.readAt',
    width: 'clamp(8rem, 13vw, 11rem)',
    dateTime: ({ read_at }) => read_at,
  },
});

/** In milliseconds. */
const POLLING_INTERVAL_MS = 15_000;

/** Unacknowledged orders, e-mails waiting to be sent, and readers that lag behind. */
export function ExchangeState() {
  const t = useTranslate();
  const lang = useStaffSelector(selectLanguage);
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
      {late > 0 && <Warning role="alert">{t('integrations.late', { count: late })}</Warning>}
      <Facts>
        <Fact>
          <Term>{t('desk.queue.unacknowledged')}</Term>
          <Value>
            <Link to={`${staffPaths.orders}?queue=unacknowledged`}>
              {t('integrations.orders', { count: unacknowledged.count })}
            </Link>
            {since(unacknowledged.oldest_at)}
          </Value>
        </Fact>
        <Fact>
          <Term>{t('integrations.mails')}</Term>
          <Value>
            {t('integrations.mails.waiting', { count: mails.waiting })}
            {since(mails.oldest_at)}
            {mails.retried > 0 && (
              <ErrorNote>{t('integrations.mails.retried', { count: mails.retried })}</ErrorNote>
            )}
            {mails.failed > 0 && (
              <ErrorNote>{t('integrations.mails.failed', { count: mails.failed })}</ErrorNote>
            )}
          </Value>
        </Fact>
      </Facts>
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
