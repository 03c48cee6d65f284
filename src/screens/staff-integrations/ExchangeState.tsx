import { styled } from 'styled-components';

import { useShowExchangeQuery, type Exchange } from '../../api/staffExchange';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { staffPaths } from '../../staffPaths';
import { useStaffSelector } from '../../store/staffStore';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { Term } from '../../ui/Small';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { color, radius, size, space } from '../../ui/theme';
import { useIsTabHidden } from '../../ui/useIsTabHidden';

import { ReadersTable } from './ReadersTable';
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

/** Polling interval in milliseconds, while the tab is visible. */
const POLLING_INTERVAL_MS = 15_000;

/** Unacknowledged orders, e-mails waiting to be sent, and readers that lag behind. */
export function ExchangeState() {
  const t = useTranslate();
  const lang = useStaffSelector(selectLanguage);
  const isHidden = useIsTabHidden();
  const { data, error, refetch } = useShowExchangeQuery(
    { lang },
    { pollingInterval: isHidden ? 0 : POLLING_INTERVAL_MS },
  );
  return (
    <TitledSection title={t('integrations.exchange')}>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton rows={3} />}
      {data && <ExchangeFacts exchange={data} />}
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
      {readers.length > 0 && <ReadersTable readers={readers} />}
    </>
  );
}
