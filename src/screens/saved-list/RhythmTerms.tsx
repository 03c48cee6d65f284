import { styled } from 'styled-components';

import type { NewRhythm } from '#contract/orderLists';
import { MAX_PO_REFERENCE_LENGTH } from '#domain/orders';

import { addressLine } from '../../features/order/addressLine';
import { ChosenAddress } from '../../features/order/ChosenAddress';
import { useShippingAddresses } from '../../features/order/useShippingAddresses';
import { useTranslate } from '../../i18n/useTranslate';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';
import { from } from '../../ui/theme';

import { StoredInput } from './StoredInput';

const Address = styled(FilterLabel)`
  max-width: 100%;
`;

/** On larger screens the select is as wide as every address. */
const OnPhone = styled.div`
  ${from.tablet} {
    display: none;
  }
`;

interface RhythmTermsProps {
  rhythm: Required<NewRhythm>;
  onChange: (change: Partial<NewRhythm>) => Promise<unknown>;
}

/** What the review proposes when the list is ordered on its day: an address, and a reference. */
export function RhythmTerms({
  rhythm: { ship_to_code, po_reference },
  onChange,
}: RhythmTermsProps) {
  const t = useTranslate();
  const addresses = useShippingAddresses();
  const isKnown = addresses.some(({ code }) => code === ship_to_code);
  return (
    <>
      {addresses.length > 1 && (
        <Address>
          {t('order.shipTo')}
          <FilterSelect
            value={isKnown ? ship_to_code : ''}
            onChange={({ target }) => void onChange({ ship_to_code: target.value })}
          >
            <option value="">{t('savedLists.rhythm.usualAddress')}</option>
            {addresses.map((address) => (
              <option key={address.code} value={address.code}>
                {addressLine(address)}
              </option>
            ))}
          </FilterSelect>
          <OnPhone>
            <ChosenAddress addresses={addresses} chosen={ship_to_code} />
          </OnPhone>
        </Address>
      )}
      <StoredInput
        label={t('order.po')}
        autoComplete="off"
        maxLength={MAX_PO_REFERENCE_LENGTH}
        value={po_reference}
        onStore={(text) => onChange({ po_reference: text })}
      />
    </>
  );
}
