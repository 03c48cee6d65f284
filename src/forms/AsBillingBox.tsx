import { useFormikContext } from 'formik';

import { withBillingCopied, type AsBilling } from '#domain/application/asBilling';

import { useTranslate } from '../i18n/useTranslate';
import { CheckRow } from '../ui/CheckRow';

import type { FormValues } from './applicationValues';

/** Makes a section follow the billing address; the copied values remain when it is unticked. */
export function AsBillingBox({ name }: { name: AsBilling }) {
  const t = useTranslate();
  const { values, setValues } = useFormikContext<FormValues>();
  return (
    <CheckRow
      name={name}
      label={t(`application.label.${name}`)}
      checked={values[name] === true}
      onChange={({ target }) =>
        void setValues((current) => ({ ...withBillingCopied(current), [name]: target.checked }))
      }
    />
  );
}
