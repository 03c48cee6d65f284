import { styled } from 'styled-components';

import type { DeskAddress, DeskCustomer } from '../../api/staffCustomers';
import { AsideBox, AsideList, AsideTitle } from '../../features/desk-frame/Aside';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

const Lines = styled.address`
  font-style: normal;
`;

/** Shipping and billing addresses, default ones first. */
export function Addresses({ customer: { addresses } }: { customer: DeskCustomer }) {
  const t = useTranslate();
  return (
    <AsideBox aria-labelledby="customer-addresses">
      <AsideTitle id="customer-addresses">{t('customers.addresses')}</AsideTitle>
      {addresses.length === 0 && <p>{t('customers.addresses.none')}</p>}
      <AsideList>
        {addresses.map((address) => (
          <li key={`${address.kind} ${address.code}`}>
            <AddressLines address={address} />
          </li>
        ))}
      </AsideList>
    </AsideBox>
  );
}

function AddressLines({ address }: { address: DeskAddress }) {
  const t = useTranslate();
  const { kind, code, name, street, city, region, postal_code, country, phone } = address;
  const lines = [name, street, `${city} ${region} ${postal_code}`.trim(), country, phone];
  return (
    <>
      <Small>
        {t(`customers.address.kind.${kind}`)} · <span className="mono">{code}</span>
        {address.is_default && ` · ${t('customers.address.usual')}`}
      </Small>
      <Lines>
        {lines.filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Lines>
    </>
  );
}
