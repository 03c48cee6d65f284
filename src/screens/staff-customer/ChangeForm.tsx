import { useState } from 'react';

import type { DeskCustomerChange, DeskCustomer } from '../../api/staffCustomers';
import { changesOf, valuesOf } from '../../features/desk-customer/customerValues';
import { useCustomerForm } from '../../features/desk-customer/useCustomerForm';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import type { DeskAction, Request } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';

interface ChangeFormProps {
  customer: DeskCustomer;
  action: DeskAction;
  send: (changes: DeskCustomerChange) => Request;
  onClose: () => void;
}

/**
 * Form that changes a customer; typed text is retained even if the customer is refetched meanwhile.
 */
export function ChangeForm({ customer, action, send, onClose }: ChangeFormProps) {
  const t = useTranslate();
  const { customer_code: code } = customer;
  const [initial] = useState(() => valuesOf(customer));
  const { fields, parse } = useCustomerForm({ initial, faults: action.faults });

  const sendChanges = async () => {
    const values = await parse();
    if (!values) return undefined;
    const changes = changesOf(initial, values);
    if (Object.keys(changes).length > 0) return send(changes);
    onClose();
    return undefined;
  };

  return (
    <ActionSheet
      kind="panel"
      title={t('customers.change.title', { code })}
      submit={t('customers.save')}
      action={action}
      send={sendChanges}
      done={t('customers.saved', { code })}
      onClose={onClose}
    >
      {fields}
    </ActionSheet>
  );
}
