import type { DeskCustomer } from '../../api/staffCustomers';
import { AsideBox, AsideList, AsideTitle } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

/** Current sessions of the customer. */
export function Sessions({ customer }: { customer: DeskCustomer }) {
  const t = useTranslate();
  const format = useFormat();
  const { sessions, has_password } = customer;
  return (
    <AsideBox aria-labelledby="customer-sign-ins">
      <AsideTitle id="customer-sign-ins">{t('customers.signIns')}</AsideTitle>
      {!has_password && <p>{t('customers.noPassword')}</p>}
      {has_password && sessions.length === 0 && <p>{t('customers.signIns.none')}</p>}
      <AsideList>
        {sessions.map(({ created_at, last_seen_at }) => (
          <li key={created_at}>
            {t('customers.signIns.used', { at: format.dateTime(last_seen_at) })}
            <Small>{t('customers.signIns.since', { at: format.dateTime(created_at) })}</Small>
          </li>
        ))}
      </AsideList>
    </AsideBox>
  );
}
