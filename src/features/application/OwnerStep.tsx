import { useFormik } from 'formik';
import { useEffect, useState, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { object } from 'yup';

import { MAX_LENGTHS, type TextKind } from '#domain/application/fields';

import { lengthMessages } from '../../forms/lengthMessages';
import { emailAddress, requiredText } from '../../forms/rules';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { PrimaryButton } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { space } from '../../ui/theme';
import { useErrorFocus } from '../../ui/useErrorFocus';

import type { StoredApplication } from './storedApplication';

/** Values of step 1, by their field names in the API (specification 3). */
export type Owner = Pick<StoredApplication, 'owner_name' | 'owner_email'>;

const ownerSchema = object({
  owner_name: requiredText('register.ownerName.required', MAX_LENGTHS.text),
  owner_email: emailAddress('register.ownerEmail.required'),
});

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface OwnerStepProps {
  owner: Owner;
  /** Called with only the field that was typed in. */
  onTyped: (change: Partial<Owner>) => void;
  /** Called with the submitted values and the values on arrival. */
  onNext: (owner: Owner, before: Owner) => void;
}

/** The first step of the registration: who is applying. */
export function OwnerStep({ owner, onTyped, onNext }: OwnerStepProps) {
  const t = useTranslate();
  const [before] = useState<Owner>({
    owner_name: owner.owner_name,
    owner_email: owner.owner_email,
  });
  const form = useFormik<Owner>({
    initialValues: before,
    validationSchema: ownerSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (submitted) => onNext(submitted, before),
  });
  const box = useErrorFocus(form);
  const { setValues } = form;
  const { owner_name, owner_email } = owner;
  // Another tab may edit the same values.
  useEffect(() => {
    void setValues({ owner_name, owner_email }, false);
  }, [owner_name, owner_email, setValues]);

  const field = (name: keyof Owner, kind: TextKind) => ({
    ...form.getFieldProps(name),
    error: form.errors[name] && t(form.errors[name] as MessageKey),
    hint: lengthMessages(t, form.values[name], MAX_LENGTHS[kind]).hint,
    mark: 'required' as const,
    onChange: async (event: ChangeEvent<HTMLInputElement>) => {
      onTyped({ [name]: event.target.value });
      await form.setFieldValue(name, event.target.value, form.submitCount > 0);
    },
  });
  return (
    <Form ref={box} onSubmit={form.handleSubmit} noValidate>
      <TextField
        label={t('register.ownerName')}
        autoComplete="name"
        {...field('owner_name', 'text')}
      />
      <TextField
        label={t('register.ownerEmail')}
        type="email"
        autoComplete="email"
        {...field('owner_email', 'email')}
      />
      <PrimaryButton type="submit">{t('register.next')}</PrimaryButton>
    </Form>
  );
}
