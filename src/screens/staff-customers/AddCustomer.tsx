import { useNavigate } from 'react-router';

import { useAddCustomerMutation } from '../../api/staffCustomers';
import { NEW_CUSTOMER } from '../../features/desk-customer/customerValues';
import { useCustomerForm } from '../../features/desk-customer/useCustomerForm';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { useAction } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';

/** Form for a customer who did not come through an application. */
export function AddCustomer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [addCustomer] = useAddCustomerMutation();
  const action = useAction({ unanswered: 'customers.unanswered', hasFields: true });
  const { faults } = action;
  const { fields, parse, values } = useCustomerForm({
    initial: NEW_CUSTOMER,
    isNew: true,
    faults,
  });

  const send = async () => {
    const valid = await parse();
    return valid && addCustomer(valid);
  };

  return (
    <ActionSheet
      kind="panel"
      title={t('customers.add.title')}
      submit={t('customers.add')}
      action={action}
      send={send}
      done={({ customer_code: code, email }) =>
        t(values.invite ? 'customers.added.invited' : 'customers.added', { code, email })
      }
      onDone={({ customer_code }) => void navigate(staffPaths.customer(customer_code))}
      onClose={onClose}
    >
      {fields}
    </ActionSheet>
  );
}
