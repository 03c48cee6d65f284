import { useFormikContext } from 'formik';

import { COUNTRIES } from '#domain/countries';
import { ADDRESS_LIMITS, CUSTOMER_LIMITS } from '#domain/customers';
import { MAX_EMAIL_LENGTH } from '#domain/emails';
import { LANGUAGES, languageTag } from '#domain/languages';

import { FieldTable, type FormField } from '../../forms/FieldTable';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';

import type { CustomerValues } from './customerValues';

type CustomerField = FormField<keyof CustomerValues>;

const CODE: CustomerField = {
  name: 'customer_code',
  label: 'staff.approve.code',
  isRequired: true,
  limit: CUSTOMER_LIMITS.code,
  autoCapitalize: 'characters',
};
const TEXTS: readonly CustomerField[] = [
  { name: 'company_name', label: 'staff.company', limit: CUSTOMER_LIMITS.text },
  { name: 'owner_name', label: 'customers.owner', limit: CUSTOMER_LIMITS.text, isRequired: true },
  { name: 'email', label: 'staff.email', limit: MAX_EMAIL_LENGTH, isRequired: true },
  { name: 'phone', label: 'customers.phone', limit: ADDRESS_LIMITS.short },
  { name: 'terms', label: 'customers.terms', limit: CUSTOMER_LIMITS.text },
];

interface CustomerFieldsProps {
  isNew: boolean;
  /** The server's validation errors, by field name. */
  faults: Partial<Record<string, string>>;
}

/** A customer without the addresses; the code is typed only once. */
export function CustomerFields({ isNew, faults }: CustomerFieldsProps) {
  const t = useTranslate();
  const form = useFormikContext<CustomerValues>();
  const choices: readonly CustomerField[] = [
    {
      name: 'country',
      label: 'staff.approve.country',
      choices: COUNTRIES.map((country) => [country, t(`staff.country.${country}`)]),
    },
    {
      name: 'lang',
      label: 'staff.language',
      choices: LANGUAGES.map(languageTag).map((code) => [code, t(`staff.reads.${code}`)]),
    },
  ];
  const bind = (name: keyof CustomerValues) => {
    const fault = form.errors[name] as MessageKey | undefined;
    return { ...form.getFieldProps<string>(name), error: fault ? t(fault) : faults[name] };
  };
  const amount = { inputMode: 'decimal', limit: 20 } as const;
  const amounts: readonly CustomerField[] = [
    {
      ...amount,
      name: 'min_order',
      label: 'upload.field.min_order',
      hint: t('customers.minOrder.hint'),
    },
    {
      ...amount,
      name: 'credit_limit',
      label: 'upload.field.credit_limit',
      hint: t('customers.creditLimit.hint'),
    },
  ];
  return (
    <>
      <FieldTable
        fields={[...(isNew ? [CODE] : []), ...TEXTS, ...choices, ...amounts]}
        bind={bind}
      />
      <CheckRow
        label={t('customers.poRequired')}
        checked={form.values.po_required}
        onChange={({ target }) => void form.setFieldValue('po_required', target.checked)}
      />
      <CheckRow
        label={t('customers.buyersSeeOwn')}
        checked={form.values.buyers_see === 'own'}
        onChange={({ target }) =>
          void form.setFieldValue('buyers_see', target.checked ? 'own' : 'all')
        }
      />
    </>
  );
}
