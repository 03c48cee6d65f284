import { styled } from 'styled-components';

import { parseLanguage } from '#domain/languages';

import type { DeskOrder } from '../../api/staffOrders';
import { AsideBox, AsideTitle } from '../../features/desk-frame/Aside';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

const Part = styled.div`
  margin-top: ${space(3)};
`;

const Lines = styled.address`
  font-style: normal;
`;

/** The customer of an order, and its addresses. */
export function Customer({ order }: { order: DeskOrder }) {
  const t = useTranslate();
  const { customer, company_name, ship_to, bill_to } = order;
  const language = parseLanguage(order.lang) || 'en';
  return (
    <AsideBox aria-labelledby="desk-customer">
      <AsideTitle id="desk-customer">{t('order.customer')}</AsideTitle>
      <p>{company_name}</p>
      <p>{customer.email}</p>
      <p>{customer.phone}</p>
      <Small>{t('desk.reads', { language: t(`staff.reads.${language}`) })}</Small>
      {customer.terms && <Small>{t('desk.terms', { terms: customer.terms })}</Small>}
      {customer.order_hold && <Small>{t('desk.customerHold')}</Small>}
      <Part>
        <Small>{t('order.shipTo')}</Small>
        {ship_to ? <AddressLines address={ship_to} /> : <p>{t('desk.noAddress')}</p>}
      </Part>
      {bill_to && (
        <Part>
          <Small>{t('desk.billTo')}</Small>
          <AddressLines address={bill_to} />
        </Part>
      )}
    </AsideBox>
  );
}

function AddressLines({ address }: { address: NonNullable<DeskOrder['ship_to']> }) {
  const { name, street, city, region, postal_code, country, phone } = address;
  const lines = [name, street, `${city} ${region} ${postal_code}`.trim(), country, phone];
  return (
    <Lines>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Lines>
  );
}
