import { useState } from 'react';

import type { DeskProduct } from '../../api/staffProducts';
import { useTranslate } from '../../i18n/useTranslate';

import { changesOf, invalidFieldsOf, valuesOf, type ProductValues } from './productValues';

/** Props of one field of a product. */
export interface ProductField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/** What staff type about a product. `faults`: why the server refused it, by field. */
export function useProductFields(product: DeskProduct, faults: Partial<Record<string, string>>) {
  const t = useTranslate();
  const [initial] = useState(() => valuesOf(product));
  const [values, setValues] = useState(initial);
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([]);

  const fieldProps = (name: keyof ProductValues): ProductField => ({
    name,
    value: values[name],
    error: invalidFields.includes(name)
      ? t(`products.wrong.${name as 'name' | 'ship_pack'}`)
      : faults[name],
    onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
  });
  /** Returns the changed values; `undefined` if a field is invalid. */
  const parse = () => {
    const invalid = invalidFieldsOf(values);
    setInvalidFields(invalid);
    return invalid.length > 0 ? undefined : changesOf(initial, values);
  };
  return { fieldProps, parse };
}
