import { Fragment } from 'react';
import { styled } from 'styled-components';

import type { DeskCustomer } from '../../api/staffCustomers';
import { AsideBox, AsideTitle } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Term } from '../../ui/Small';
import { space } from '../../ui/theme';

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(8rem) minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  margin: 0;
`;

const Value = styled.dd`
  margin: 0;
`;

/** Contact details and terms of a customer. */
export function Contact({ customer }: { customer: DeskCustomer }) {
  const t = useTranslate();
  const format = useFormat();
  const facts = [
    ['staff.company', customer.company_name],
    ['customers.owner', customer.owner_name],
    ['staff.email', customer.email],
    ['customers.phone', customer.phone],
    ['staff.approve.country', t(`staff.country.${customer.country}`)],
    ['staff.language', t(`staff.reads.${customer.lang || 'en'}`)],
    ['customers.terms', customer.terms],
    ['customers.since', format.date(customer.created_at)],
  ] as const;
  return (
    <AsideBox aria-labelledby="customer-contact">
      <AsideTitle id="customer-contact">{t('customers.contact')}</AsideTitle>
      <List>
        {facts.map(
          ([label, value]) =>
            value && (
              <Fragment key={label}>
                <Term>{t(label)}</Term>
                <Value>{value}</Value>
              </Fragment>
            ),
        )}
      </List>
    </AsideBox>
  );
}
