import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { DeskCustomer } from '../../api/staffCustomers';
import { StandingLabel } from '../../features/desk-customer/StandingLabel';
import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  overflow-wrap: anywhere;
`;

const Back = styled(Link)`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 1.5rem;
`;

interface CustomerHeadProps {
  customer: DeskCustomer;
  back: { to: string; state: object };
  /** What can be done. */
  children: ReactNode;
}

/** Which customer it is, and whether anything stands in the way of an order. */
export function CustomerHead({ customer, back, children }: CustomerHeadProps) {
  const t = useTranslate();
  const { customer_code, company_name, owner_name } = customer;
  return (
    <Head>
      <Line>
        <Back className="no-print" {...back}>
          <Icon name="back" size={16} />
          {t('customers.showAll')}
        </Back>
        <h1>{company_name || owner_name}</h1>
        <span className="mono">{customer_code}</span>
        <StandingLabel {...customer} />
      </Line>
      {children}
    </Head>
  );
}
