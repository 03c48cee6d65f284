import { useFormikContext } from 'formik';

import { COUNTRIES } from '#domain/countries';
import { ADDRESS_LIMITS, CUSTOMER_LIMITS } from '#domain/customers';
import { MAX_EMAIL_LENGTH } from '#domain/emails';
import { LANGUAGES, languageTag } from '#domain/languages';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { TextField } from '../../ui/TextField';

import type { CustomerValues } from './customerValues';

const TEXT_FIELDS = [
  ['company_name', 'staff.company', CUSTOMER_LIMITS.text],
  ['owner_name', 'customers.owner', CUSTOMER_LIMITS.text],
  ['email', 'staff.email', MAX_EMAIL_LENGTH],
  ['phone', 'customers.phone', ADDRESS_LIMITS.short],
  ['terms', 'customers.terms', CUSTOMER_LIMITS.text],
] as const;

interface CustomerFieldsProps {
  isNew: boolean;
  /** The server's validation errors, by field name. */
  faults: Partial<Record<string, string>>;
}

/** A customer without the addresses; the code is typed only once. */
export function CustomerFields({ isNew, faults }: CustomerFieldsProps) {
  const t = useTranslate();
  const form = useFormikContext<CustomerValues>();
  const faultOf = (name: keyof CustomerValues) => {
    const key = form.errors[name] as MessageKey | undefined;
    return key ? t(key) : faults[name];
  };

  return (
    <FieldGrid>
      {isNew && (
        <TextField
          label={t('staff.approve.code')}
          mark="required"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={CUSTOMER_LIMITS.code}
          error={faultOf('customer_code')}
          {...form.getFieldProps('customer_code')}
        />
      )}
      {TEXT_FIELDS.map(([name, label, limit]) => (
        <TextField
          key={name}
          label={t(label)}
          mark={name === 'owner_name' || name === 'email' ? 'required' : undefined}
          autoComplete="off"
          maxLength={limit}
          error={faultOf(name)}
          {...form.getFieldProps(name)}
        />
      ))}
      <ChoiceField
        label={t('staff.approve.country')}
        choices={COUNTRIES.map((country) => [country, t(`staff.country.${country}`)])}
        {...form.getFieldProps('country')}
      />
      <ChoiceField
        label={t('staff.language')}
        choices={LANGUAGES.map(languageTag).map((code) => [code, t(`staff.reads.${code}`)])}
        {...form.getFieldProps('lang')}
      />
    </FieldGrid>
  );
}
