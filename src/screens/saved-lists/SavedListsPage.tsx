import { useListOrderListsQuery } from '../../api/orderLists';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useCustomer } from '../../store/useMarket';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { Loaded } from '../../ui/Loaded';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

import { SavedListsScreen } from './SavedListsScreen';

/** The customer's saved lists. */
export function SavedListsPage() {
  const t = useTranslate();
  usePageTitle(t('savedLists.title'));
  const { user_id, lang } = useCustomer();
  const { isAble } = useFeatureSupport('order-lists');
  const query = useListOrderListsQuery({ user_id, lang }, { skip: isAble === false });
  if (isAble === false) {
    return (
      <>
        <PageHead title={t('savedLists.title')} />
        <EmptyState icon="menu" text={t('savedLists.notServed')}>
          <Button as={Link} to={paths.orders}>
            {t('home.allOrders')}
          </Button>
        </EmptyState>
      </>
    );
  }
  return (
    <Loaded query={query} isPage>
      {({ lists, deleted }) => <SavedListsScreen lists={lists} deleted={deleted} />}
    </Loaded>
  );
}
