import { FormikProvider, useFormik } from 'formik';

import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';
import { FormMessage } from '../../ui/FormMessage';
import { FormPanel } from '../../ui/FormPanel';
import { useErrorFocus } from '../../ui/useErrorFocus';

import { AddressRows } from './AddressRows';
import { CustomerFields } from './CustomerFields';
import { customerSchema, newCustomerSchema } from './customerSchema';
import type { CustomerValues } from './customerValues';

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
      </FormPanel>
    </FormikProvider>
  );
}
