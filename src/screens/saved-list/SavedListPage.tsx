import { useParams } from 'react-router';

import { useShowOrderListQuery } from '../../api/orderLists';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { Loaded } from '../../ui/Loaded';
import { usePageTitle } from '../../ui/PageTitle';

import { SavedListScreen } from './SavedListScreen';

/** A saved list, to order from and to edit. */
export function SavedListPage() {
  const t = useTranslate();
  const { list_id = '' } = useParams();
  const query = useShowOrderListQuery({ ...useCustomer(), list_id });
  usePageTitle(query.currentData?.list.name ?? t('savedLists.title'));
  return (
    <Loaded query={query} isPage>
      {(found) => <SavedListScreen key={found.list.list_id} {...found} />}
    </Loaded>
  );
}
