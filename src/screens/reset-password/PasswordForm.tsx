import type { ReactNode } from 'react';
import { object } from 'yup';

import { PASSWORD_LENGTH } from '#domain/passwords';

import { useResetPasswordMutation } from '../../api/account';
import { emailAddress, newPassword } from '../../forms/rules';
import { useRevalidatingForm } from '../../forms/useRevalidatingForm';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectLanguage } from '../../slices/language';
import { noticeAdded } from '../../slices/notices';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { CardForm } from '../../ui/FormCard';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useErrorFocus } from '../../ui/useErrorFocus';
import { useReason } from '../../ui/useReason';

const resetSchema = object({ email: emailAddress(), ...newPassword });

const EMPTY = { email: '', new_password: '', confirm_password: '' };

interface PasswordFormProps {
  /** Token from the link. */
  token: string;
  /** The account's e-mail address, if the link identifies it. */
  email?: string | undefined;
  label: string;
  submit: string;
  onSet?: (email: string) => void;
  /** Title and introduction. */
  children: ReactNode;
}

/** Sets a password with a one-time link from an e-mail (specification 2.6). */
export function PasswordForm(props: PasswordFormProps) {
  const { token, email = '', label, submit, onSet, children } = props;
  const t = useTranslate();
  const reason = useReason();
  const dispatch = useAppDispatch();
  const lang = useAppSelector(selectLanguage);
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const form = useRevalidatingForm({
    initialValues: { ...EMPTY, email },
    validationSchema: resetSchema,
    onSubmit: async (values, { resetForm }) => {
      const account = values.email.trim();
      const { data } = await reset({ ...values, email: account, lang, token });
      if (!data?.status) return;
      dispatch(noticeAdded({ kind: 'success', message: { key: 'password.reset' } }));
      resetForm();
      onSet?.(account);
    },
  });
  const formRef = useErrorFocus(form);
  const errorOf = (name: keyof typeof EMPTY) => {
    const key = form.errors[name] as MessageKey | undefined;
    return key && t(key, PASSWORD_LENGTH);
  };

  return (
    <CardForm ref={formRef} onSubmit={form.handleSubmit} noValidate>
      {children}
      <TextField
        label={t('reset.email')}
        type="email"
        autoComplete="username"
        readOnly={email !== ''}
        error={errorOf('email')}
        {...form.getFieldProps('email')}
      />
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={t('profile.password.hint', PASSWORD_LENGTH)}
        error={errorOf('new_password')}
        {...form.getFieldProps('new_password')}
      />
      <PasswordField
        label={t('reset.confirm')}
        autoComplete="new-password"
        error={errorOf('confirm_password')}
        {...form.getFieldProps('confirm_password')}
      />
      {isSuccess && <FormMessage kind="good">{t('password.reset')}</FormMessage>}
      <FormMessage>{reason(error, 'reset.failed')}</FormMessage>
      <PrimaryButton type="submit" disabled={isLoading}>
        {isLoading ? t('reset.pending') : submit}
      </PrimaryButton>
      <Link to={paths.signIn}>{t('reset.signIn')}</Link>
    </CardForm>
  );
}
