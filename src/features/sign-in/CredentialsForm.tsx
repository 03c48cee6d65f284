import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';

import type { CallError } from '../../api/callError';
import { messageKey } from '../../forms/rules';
import { useRevalidatingForm } from '../../forms/useRevalidatingForm';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { space } from '../../ui/theme';
import { useErrorFocus } from '../../ui/useErrorFocus';
import { useReason } from '../../ui/useReason';

const schema = object({
  email: string().trim().required(messageKey('email.required')),
  password: string().required(messageKey('password.required')),
});

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin-top: ${space(4)};
`;

export interface Credentials {
  email: string;
  password: string;
}

interface CredentialsFormProps {
  email: string;
  isLoading: boolean;
  error: CallError | SerializedError | undefined;
  onSend: (credentials: Credentials) => Promise<void>;
}

/** Email and password form, for customers and staff. */
export function CredentialsForm({ email, isLoading, error, onSend }: CredentialsFormProps) {
  const t = useTranslate();
  const reason = useReason();
  const form = useRevalidatingForm({
    initialValues: { email, password: '' },
    validationSchema: schema,
    onSubmit: (values) => onSend({ ...values, email: values.email.trim() }),
  });
  const box = useErrorFocus(form);

  // The focus is outside React. The title is announced nevertheless; a field that already has the
  // focus keeps it, and on a touch screen a keyboard would cover half of the page.
  useEffect(() => {
    const isInField = document.activeElement?.matches('input, textarea, select');
    if (email !== '' || isInField || !window.matchMedia('(hover: hover)').matches) return;
    box.current?.querySelector<HTMLElement>('[name="email"]')?.focus({ preventScroll: true });
  }, [email, box]);

  return (
    // Without script, a GET would put the password into the address.
    <Form ref={box} method="post" onSubmit={form.handleSubmit} noValidate>
      <TextField
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        error={form.errors.email && t(form.errors.email as MessageKey)}
        {...form.getFieldProps('email')}
      />
      <PasswordField
        label={t('signIn.password')}
        autoComplete="current-password"
        error={form.errors.password && t(form.errors.password as MessageKey)}
        {...form.getFieldProps('password')}
      />
      <FormMessage>{reason(error)}</FormMessage>
      <PrimaryButton type="submit" disabled={isLoading}>
        {isLoading ? t('app.loading') : t('signIn.title')}
      </PrimaryButton>
    </Form>
  );
}
