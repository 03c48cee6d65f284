import { useFormik } from 'formik';
import { useState, type FormEvent } from 'react';

import type { applicationSchema } from '../../forms/applicationSchema';
import { emptyValues, type FormValues } from '../../forms/applicationValues';

import type { StoredApplication } from './storedApplication';
import type { SendOutcome } from './useSendApplication';

interface ApplicationFormikParts {
  application: StoredApplication;
  schema: () => ReturnType<typeof applicationSchema>;
  submit: (values: FormValues) => Promise<SendOutcome>;
}

/** What is typed into the application, starting from what was stored, and what is wrong with it. */
export function useApplicationFormik({ application, schema, submit }: ApplicationFormikParts) {
  const [initial] = useState(() => initialFormValues(application));
  // After the first attempt to submit, every change is validated immediately (specification 4).
  const [hasTried, setHasTried] = useState(false);

  const formik = useFormik<FormValues>({
    initialValues: initial,
    validationSchema: schema,
    validateOnBlur: true,
    validateOnChange: hasTried,
    onSubmit: async (values, { setErrors, setTouched }) => {
      const outcome = await submit(values);
      if (outcome.kind !== 'refused') return;
      setTouched(allTouched(Object.keys(outcome.faults)), false);
      setErrors(outcome.faults);
    },
  });
  const submitForm = (event: FormEvent<HTMLFormElement>) => {
    setHasTried(true);
    formik.handleSubmit(event);
  };
  return { formik, submitForm };
}

/**
 * Returns the stored values, plus the owner's name and address from step one (specification 2.7).
 */
const initialFormValues = ({ values, owner_name, owner_email }: StoredApplication): FormValues => {
  const initial = { ...emptyValues(), ...values };
  return {
    ...initial,
    owner_name: initial.owner_name || owner_name,
    email: initial.email || owner_email,
  };
};

const allTouched = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, true]));
