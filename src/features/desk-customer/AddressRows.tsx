import { getIn, useFormikContext } from 'formik';
import { styled } from 'styled-components';

import { COUNTRIES } from '#domain/countries';
import { ADDRESS_LIMITS, ADDRESS_KINDS, MAX_ADDRESSES } from '#domain/customers';

import { FieldTable, type FormField } from '../../forms/FieldTable';
import { useFormRows } from '../../forms/useFormRows';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { CheckRow } from '../../ui/CheckRow';
import { Icon } from '../../ui/Icon';
import { color, radius, space } from '../../ui/theme';

import {
  emptyAddress,
  withDefault,
  type AddressValues,
  type CustomerValues,
} from './customerValues';

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
  const { code, text, short } = ADDRESS_LIMITS;
  const fields: readonly FormField<keyof AddressValues>[] = [
    {
      name: 'kind',
      label: 'customers.address.kind',
      choices: ADDRESS_KINDS.map((kind) => [kind, t(`customers.address.kind.${kind}`)]),
    },
    { name: 'code', label: 'customers.code', limit: code },
    { name: 'name', label: 'customers.address.name', limit: text, autoFocus: isNew },
    { name: 'street', label: 'customers.address.street', limit: text },
    { name: 'city', label: 'customers.address.city', limit: text },
    { name: 'region', label: 'order.region', limit: text },
    { name: 'postal_code', label: 'customers.address.postalCode', limit: short },
    { name: 'phone', label: 'customers.phone', limit: short },
    {
      name: 'country',
      label: 'staff.country',
      choices: COUNTRIES.map((country) => [country, t(`staff.country.${country}`)]),
    },
  ];
  const bind = (name: keyof AddressValues) => {
    const path = `addresses[${at}].${name}`;
    const fault = getIn(errors, path) as MessageKey | undefined;
    return { ...getFieldProps<string>(path), error: fault && t(fault) };
  };
  return <FieldTable fields={fields} bind={bind} />;
}
