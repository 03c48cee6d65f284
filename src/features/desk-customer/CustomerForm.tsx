import { FormikProvider, useFormik } from 'formik';

import { COUNTRIES } from '#domain/countries';
import { ADDRESS_LIMITS, CUSTOMER_LIMITS } from '#domain/customers';
import { MAX_EMAIL_LENGTH } from '#domain/emails';
import { LANGUAGES } from '#domain/languages';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';
import { ChoiceField } from '../../ui/ChoiceField';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormMessage } from '../../ui/FormMessage';
import { FormPanel } from '../../ui/FormPanel';
import { TextField } from '../../ui/TextField';
import { useErrorFocus } from '../../ui/useErrorFocus';

import { AddressRows } from './AddressRows';
import { customerSchema, newCustomerSchema } from './customerSchema';
import type { CustomerValues } from './customerValues';

const TEXT_FIELDS = [
  ['company_name', 'staff.company', CUSTOMER_LIMITS.text],
  ['owner_name', 'customers.owner', CUSTOMER_LIMITS.text],
  ['email', 'staff.email', MAX_EMAIL_LENGTH],
  ['phone', 'customers.phone', ADDRESS_LIMITS.short],
  ['terms', 'customers.terms', CUSTOMER_LIMITS.text],
] as const;

interface CustomerFormProps {
  title: string;
  initial: CustomerValues;
  isNew?: boolean;
  submit: string;
  /** Why it was not saved. */
  failure: string;
  /** The server's validation errors, by field name. */
  faults: Partial<Record<string, string>>;
  onSave: (values: CustomerValues) => Promise<unknown>;
  onClose: () => void;
}

/** Everything that staff can edit about a customer; Esc closes it. */
export function CustomerForm(props: CustomerFormProps) {
  const { title, initial, isNew = false, submit, failure, faults, onSave, onClose } = props;
  const t = useTranslate();
  const schema = isNew ? newCustomerSchema : customerSchema;
  const form = useFormik({
    initialValues: initial,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => onSave(schema.cast(values)),
  });
  const box = useErrorFocus(form);
  const faultOf = (name: keyof CustomerValues) => {
    const key = form.errors[name] as MessageKey | undefined;
    return key ? t(key) : faults[name];
  };

  return (
    <FormikProvider value={form}>
      <FormPanel
        title={title}
        submit={submit}
        failure={failure}
        isBusy={form.isSubmitting}
        onSave={form.handleSubmit}
        onClose={onClose}
        box={box}
      >
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
            choices={LANGUAGES.map((code) => [code, t(`staff.reads.${code || 'en'}`)])}
            {...form.getFieldProps('language')}
          />
        </FieldGrid>
        <h3>{t('customers.addresses')}</h3>
        {faults.addresses && <FormMessage>{faults.addresses}</FormMessage>}
        <AddressRows />
        {isNew && (
          <CheckRow
            label={t('customers.invite.too')}
            checked={form.values.invite}
            onChange={(event) => void form.setFieldValue('invite', event.target.checked)}
          />
        )}
      </FormPanel>
    </FormikProvider>
  );
}
