import { useNavigate } from 'react-router';

import { useAddCustomerMutation } from '../../api/staffCustomers';
import { CustomerForm } from '../../features/desk-customer/CustomerForm';
import { NEW_CUSTOMER, type CustomerValues } from '../../features/desk-customer/customerValues';
import { useFailure } from '../../features/desk-frame/useFailure';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';

/** Form for a customer who did not come through an application. */
export function AddCustomer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [add] = useAddCustomerMutation();
  const { failure, faults, setError } = useFailure();

  const save = async (values: CustomerValues) => {
    const { data, error } = await add(values);
    setError(error);
    if (!data) return;
    const messageKey = values.invite ? 'customers.added.invited' : 'customers.added';
    notify('success', t(messageKey, { code: data.customer_code, email: data.email }));
    void navigate(staffPaths.customer(data.customer_code));
  };

  return (
    <CustomerForm
      title={t('customers.add.title')}
      initial={NEW_CUSTOMER}
      isNew
      submit={t('customers.add')}
      failure={failure}
      faults={faults}
      onSave={save}
      onClose={onClose}
    />
  );
}
