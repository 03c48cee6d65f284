import { styled } from 'styled-components';

import { useKnownCart } from '../../api/cart';
import { useListRequisitionsQuery } from '../../api/requisitions';
import { RequisitionsTable } from '../../features/approvals/RequisitionsTable';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { space } from '../../ui/theme';

const Part = styled.section`
  margin-bottom: ${space(6)};
`;

/** What the buyer has sent for approval and did not become an order; nothing without any. */
export function OwnRequisitions() {
  const t = useTranslate();
  const customer = useCustomer();
  const { user_id, lang } = customer;
  const { data: cart } = useKnownCart(customer);
  const skip = !cart?.approval && !cart?.requisitions;
  const { data } = useListRequisitionsQuery({ user_id, lang }, { skip });
  const own = (data?.requisitions ?? []).filter(
    ({ is_own, state }) =>
      is_own && (state === 'open' || state === 'declined' || state === 'expired'),
  );
  if (skip || own.length === 0) return null;
  return (
    <Part aria-labelledby="own-requisitions">
      <h2 id="own-requisitions">{t('approvals.own')}</h2>
      <RequisitionsTable caption={t('approvals.own')} requisitions={own} />
    </Part>
  );
}
