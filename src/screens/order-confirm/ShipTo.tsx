import { styled } from 'styled-components';

import type { Address } from '#contract/addresses';

import { AddressField } from '../../features/order/AddressField';
import { addressLine } from '../../features/order/addressLine';
import { useTranslate } from '../../i18n/useTranslate';
import { size, space } from '../../ui/theme';

const SingleAddress = styled.p`
  margin: 0;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Term = styled.strong`
  display: block;
  margin-bottom: ${space(1)};
  font-size: ${size.s};
`;

interface ShipToProps {
  addresses: readonly Address[];
  /** Code of the chosen address, if there are several. */
  chosen: string;
  onChoose: (code: string) => void;
  isDisabled: boolean;
}

/** Shipping address: a select if the customer has several, plain text for one, nothing for none. */
export function ShipTo({ addresses, chosen, onChoose, isDisabled }: ShipToProps) {
  const t = useTranslate();
  const [defaultAddress] = addresses;
  if (!defaultAddress) return null;
  if (addresses.length === 1) {
    return (
      <SingleAddress>
        <Term>{t('order.shipTo')}</Term>
        {addressLine(defaultAddress)}
      </SingleAddress>
    );
  }
  return (
    <AddressField
      addresses={addresses}
      chosen={chosen}
      onChoose={onChoose}
      isDisabled={isDisabled}
    />
  );
}
