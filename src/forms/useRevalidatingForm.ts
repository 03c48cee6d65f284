import { useFormik, type FormikConfig, type FormikValues } from 'formik';

/** A form that is validated on submit, and from then on with every change (specification 4). */
export function useRevalidatingForm<Values extends FormikValues>(
  config: Omit<FormikConfig<Values>, 'validateOnBlur' | 'validateOnChange'>,
): ReturnType<typeof useFormik<Values>> {
  const form = useFormik({ ...config, validateOnBlur: false });
  return form.submitCount > 0 ? form : { ...form, errors: {} };
}
