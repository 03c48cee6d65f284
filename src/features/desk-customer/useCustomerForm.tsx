import { FormikProvider, useFormik } from 'formik';

import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';
import { FormMessage } from '../../ui/FormMessage';

import { AddressRows } from './AddressRows';
import { CustomerFields } from './CustomerFields';
import { customerSchema, newCustomerSchema } from './customerSchema';
import type { CustomerValues } from './customerValues';

interface CustomerFormOptions {
  initial: CustomerValues;
  isNew?: boolean;
  /** The server's validation errors, by field name. */
  faults: Partial<Record<string, string>>;
}

/**
 * The fields of everything that staff can edit about a customer; `parse` resolves to their values,
 * or to `undefined` while one is invalid.
 */
export function useCustomerForm({ initial, isNew = false, faults }: CustomerFormOptions) {
  const t = useTranslate();
  const schema = isNew ? newCustomerSchema : customerSchema;
  const form = useFormik({
    initialValues: initial,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => undefined,
  });

  const parse = async (): Promise<CustomerValues | undefined> => {
    const errors = await form.validateForm();
    return Object.keys(errors).length > 0 ? undefined : schema.cast(form.values);
  };
  const fields = (
    <FormikProvider value={form}>
      <CustomerFields isNew={isNew} faults={faults} />
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
    </FormikProvider>
  );
  return { fields, parse, values: form.values };
}
