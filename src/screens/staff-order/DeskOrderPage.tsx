import { useLocation, useNavigate, useParams } from 'react-router';

import { useShowDeskOrderQuery } from '../../api/staffOrders';
import { RecordPage } from '../../features/desk-frame/RecordPage';
import { useWayBack } from '../../features/desk-frame/useWayBack';
import type { FromQueue } from '../../features/desk-order/navigationState';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { staffPaths } from '../../staffPaths';
import { useStaffSelector } from '../../store/staffStore';

import { DeskOrderScreen } from './DeskOrderScreen';

/** One order, with all details and all possible actions. */
export function DeskOrderPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { order_id: id = '' } = useParams();
  const lang = useStaffSelector(selectLanguage);
  const { state } = useLocation() as { state: FromQueue | null };
  const query = useShowDeskOrderQuery({ order_id: id, lang });
  const back = useWayBack(staffPaths.orders, id, t('order.back'));
  const next = state?.ids[state.ids.indexOf(id) + 1];
  return (
    <RecordPage
      query={query}
      isNamed={({ order_id }) => order_id === id}
      title={t('order.title', { order: id })}
      back={back}
    >
      {(order) => (
        <DeskOrderScreen
          key={id}
          order={order}
          readAt={query.fulfilledTimeStamp ?? 0}
          back={back}
          onShipped={() => (next ? void navigate(staffPaths.order(next), { state }) : back.leave())}
          onRead={() => void query.refetch()}
        />
      )}
    </RecordPage>
  );
}
