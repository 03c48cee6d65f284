import type { ReactNode } from 'react';

import type { DeskCustomer } from '../../api/staffCustomers';
import { AccountStatus } from '../../features/desk-customer/AccountStatus';
import { DeskHead } from '../../features/desk-frame/DeskHead';
import { useTranslate } from '../../i18n/useTranslate';

interface CustomerHeadProps {
  customer: DeskCustomer;
  back: { to: string; state: object };
  /** Action buttons and messages. */
  children: ReactNode;
}

/** Head of the customer screen, with any status that prevents ordering. */
export function CustomerHead({ customer, back, children }: CustomerHeadProps) {
  const t = useTranslate();
  const { customer_code, company_name, owner_name } = customer;
  return (
    <DeskHead
      title={company_name || owner_name}
      back={{ ...back, label: t('customers.showAll') }}
      beside={
        <>
          <span className="mono">{customer_code}</span>
          <AccountStatus {...customer} />
        </>
      }
    >
      {children}
    </DeskHead>
  );
}
