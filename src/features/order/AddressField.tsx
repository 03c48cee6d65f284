import type { Address } from '#contract/addresses';

import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceField } from '../../ui/ChoiceField';

import { addressLine } from './addressLine';
import { ChosenAddress } from './ChosenAddress';

interface AddressFieldProps {
  addresses: readonly Address[];
  /** Code of the chosen address. */
  chosen: string;
  onChoose: (code: string) => void;
  isDisabled?: boolean;
}

/** A choice of shipping addresses. */
export function AddressField({
  addresses,
  chosen,
  onChoose,
  isDisabled = false,
}: AddressFieldProps) {
  const t = useTranslate();
  return (
    <ChoiceField
      label={t('order.shipTo')}
      value={chosen}
      disabled={isDisabled}
      choices={addresses.map((address) => [address.code, addressLine(address)])}
      onChange={({ target }) => onChoose(target.value)}
    >
      <ChosenAddress addresses={addresses} chosen={chosen} />
    </ChoiceField>
  );
}
