import { useParams } from 'react-router';

import { useShowCustomerQuery } from '../../api/staffCustomers';
import { RecordPage } from '../../features/desk-frame/RecordPage';
import { useWayBack } from '../../features/desk-frame/useWayBack';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';

import { CustomerScreen } from './CustomerScreen';

/** One customer, with all details and all possible changes. */
export function CustomerPage() {
  const t = useTranslate();
  const { customer_code: code = '' } = useParams();
  const back = useWayBack(staffPaths.customers, code, t('customers.showAll'));
  return (
    <RecordPage
      query={useShowCustomerQuery(code)}
      isNamed={({ customer_code }) => customer_code === code}
      title={t('customers.one', { code })}
      back={back}
    >
      {(customer) => <CustomerScreen key={code} customer={customer} back={back} />}
    </RecordPage>
  );
}
