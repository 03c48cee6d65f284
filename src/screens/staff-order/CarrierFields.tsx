import { useId } from 'react';
import { styled } from 'styled-components';

import { CARRIERS } from '#domain/carriers';
import { MAX_CARRIER_LENGTH } from '#domain/fulfilment';
import { parseTrackingNumbers } from '#domain/trackingNumbers';

import { useTranslate } from '../../i18n/useTranslate';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { from, space } from '../../ui/theme';

/** Who carries a shipment, and in how many parcels, as it is typed. */
interface TypedCarrier {
  carrier: string;
  tracking: string;
  parcels: string;
}

export const NO_CARRIER: TypedCarrier = { carrier: '', tracking: '', parcels: '' };

/** Returns what is sent with the shipment. */
export const parseCarrier = ({ carrier, tracking, parcels }: TypedCarrier) => ({
  carrier: carrier.trim(),
  tracking: parseTrackingNumbers(tracking).map((number) => ({ number })),
  ...(Number(parcels) > 0 && { parcels: Number(parcels) }),
});

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  align-items: start;

  ${from.tablet} {
    grid-template-columns: 14rem minmax(0, 1fr) 7rem;
  }
`;

interface CarrierFieldsProps {
  typed: TypedCarrier;
  onType: (typed: TypedCarrier) => void;
}

/** Carrier, tracking numbers and number of parcels of a shipment; all of them are optional. */
export function CarrierFields({ typed, onType }: CarrierFieldsProps) {
  const t = useTranslate();
  const carrierListId = useId();
  return (
    <Fields>
      <TextField
        label={t('order.carrier')}
        list={carrierListId}
        maxLength={MAX_CARRIER_LENGTH}
        autoComplete="off"
        value={typed.carrier}
        onChange={({ target }) => onType({ ...typed, carrier: target.value })}
      />
      <datalist id={carrierListId}>
        {CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextArea
        label={t('desk.tracking')}
        rows={2}
        value={typed.tracking}
        onChange={({ target }) => onType({ ...typed, tracking: target.value })}
      />
      <TextField
        label={t('desk.parcels')}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        value={typed.parcels}
        onChange={({ target }) => onType({ ...typed, parcels: target.value.replace(/\D/g, '') })}
      />
    </Fields>
  );
}
