import { localTimeZone } from '#domain/days';
import { MINUTE_MS } from '#domain/durations';

import { useShowOverviewQuery } from '../../api/staffOrders';
import { usePolling } from '../../features/desk-frame/usePolling';
import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { Loaded } from '../../ui/Loaded';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

import { OverviewScreen } from './OverviewScreen';

/** Where the desk starts: the state of the business, each number with the way to its list. */
export function OverviewPage() {
  const t = useTranslate();
  const title = t('overview.title');
  usePageTitle(title);
  const { language: lang } = useI18n();
  const query = useShowOverviewQuery({ lang, zone: localTimeZone() }, usePolling(MINUTE_MS));
  return (
    <>
      <PageHead title={title} isTight />
      <Loaded query={query} rows={12}>
        {(overview) => <OverviewScreen overview={overview} />}
      </Loaded>
    </>
  );
}
