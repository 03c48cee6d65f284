import { useState } from 'react';

import type { DeskCustomer } from '../../api/staffCustomers';
import { CustomerForm } from '../../features/desk-customer/CustomerForm';
import {
  changesOf,
  valuesOf,
  type CustomerValues,
} from '../../features/desk-customer/customerValues';
import { useTranslate } from '../../i18n/useTranslate';

import type { CustomerActions } from './useCustomerActions';

interface ChangeFormProps {
  customer: DeskCustomer;
  actions: CustomerActions;
  failure: string;
  onClose: () => void;
}

/**
 * Form that changes a customer; typed text is retained even if the customer is refetched meanwhile.
 */
export function ChangeForm({ customer, actions, failure, onClose }: ChangeFormProps) {
  const t = useTranslate();
  const [initial] = useState(() => valuesOf(customer));
  const save = async (values: CustomerValues) => {
    const changes = changesOf(initial, values);
    if (Object.keys(changes).length === 0 || (await actions.save(changes))) onClose();
  };
  return (
    <CustomerForm
      title={t('customers.change.title', { code: customer.customer_code })}
      initial={initial}
      submit={t('customers.save')}
      failure={failure}
      faults={actions.faults}
      onSave={save}
      onClose={onClose}
    />
  );
}
