import { getIn, useFormikContext } from 'formik';
import { styled } from 'styled-components';

import { COUNTRIES } from '#domain/countries';
import { ADDRESS_LIMITS, ADDRESS_KINDS, MAX_ADDRESSES } from '#domain/customers';

import { useFormRows } from '../../forms/useFormRows';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { CheckRow } from '../../ui/CheckRow';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { Icon } from '../../ui/Icon';
import { TextField } from '../../ui/TextField';
import { color, radius, space } from '../../ui/theme';

import { emptyAddress, withDefault, type CustomerValues } from './customerValues';

const Row = styled.fieldset`
  margin: 0 0 ${space(3)};
  padding: ${space(2)} ${space(3)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`;

const Legend = styled.legend`
  font-weight: 600;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  margin-top: ${space(2)};
`;

const TEXT_FIELDS = [
  ['code', 'customers.code', ADDRESS_LIMITS.code],
  ['name', 'customers.address.name', ADDRESS_LIMITS.text],
  ['street', 'customers.address.street', ADDRESS_LIMITS.text],
  ['city', 'customers.address.city', ADDRESS_LIMITS.text],
  ['region', 'order.region', ADDRESS_LIMITS.text],
  ['postal_code', 'customers.address.postalCode', ADDRESS_LIMITS.short],
  ['phone', 'customers.phone', ADDRESS_LIMITS.short],
] as const;

/** A customer's shipping and billing addresses, as rows that are added, filled in and removed. */
export function AddressRows() {
  const t = useTranslate();
  const { values, setFieldValue } = useFormikContext<CustomerValues>();
  const { addresses } = values;
  const { keys, added, addButton, add, remove } = useFormRows('addresses', addresses);

  return (
    <div>
      {addresses.map((address, at) => (
        <Row key={keys[at]}>
          <Legend>{t('customers.address.row', { number: at + 1 })}</Legend>
          <AddressFields at={at} isNew={keys[at] === added} />
          <Foot>
            <CheckRow
              label={t(`customers.address.usual.${address.kind}`)}
              checked={address.is_default}
              onChange={() => void setFieldValue('addresses', withDefault(addresses, at))}
            />
            <SmallButton
              type="button"
              aria-label={t('customers.address.remove.row', { number: at + 1 })}
              onClick={() => remove(at)}
            >
              <Icon name="trash" size={16} />
              {t('customers.address.remove')}
            </SmallButton>
          </Foot>
        </Row>
      ))}
      <SmallButton
        ref={addButton}
        type="button"
        disabled={addresses.length >= MAX_ADDRESSES}
        onClick={() => add(emptyAddress(values))}
      >
        <Icon name="plus" size={16} />
        {t('customers.address.add')}
      </SmallButton>
    </div>
  );
}

interface AddressFieldsProps {
  at: number;
  /** Whether the row was just added: its first text field takes the focus. */
  isNew: boolean;
}

function AddressFields({ at, isNew }: AddressFieldsProps) {
  const t = useTranslate();
  const { errors, getFieldProps } = useFormikContext<CustomerValues>();
  const path = `addresses[${at}]`;
  return (
    <FieldGrid>
      <ChoiceField
        label={t('customers.address.kind')}
        choices={ADDRESS_KINDS.map((kind) => [kind, t(`customers.address.kind.${kind}`)])}
        {...getFieldProps<string>(`${path}.kind`)}
      />
      {TEXT_FIELDS.map(([name, label, limit]) => {
        const fault = getIn(errors, `${path}.${name}`) as MessageKey | undefined;
        return (
          <TextField
            key={name}
            label={t(label)}
            autoComplete="off"
            autoFocus={isNew && name === 'name'}
            maxLength={limit}
            error={fault && t(fault)}
            {...getFieldProps<string>(`${path}.${name}`)}
          />
        );
      })}
      <ChoiceField
        label={t('staff.country')}
        choices={COUNTRIES.map((country) => [country, t(`staff.country.${country}`)])}
        {...getFieldProps<string>(`${path}.country`)}
      />
    </FieldGrid>
  );
}
