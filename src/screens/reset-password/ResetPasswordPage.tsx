import { useFormik } from 'formik';

import { PASSWORD } from '#domain/passwords';

import { useResetPasswordMutation } from '../../api/account';
import { useLinkToken } from '../../features/link-token/useLinkToken';
import { NarrowForm } from '../../features/sign-in/NarrowForm';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectLanguage } from '../../slices/language';
import { noticeGiven } from '../../slices/notices';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useFaultFocus } from '../../ui/useFaultFocus';
import { useReason } from '../../ui/useReason';

import { resetSchema } from './resetSchema';

const EMPTY = { email: '', new_password: '', confirm_password: '' };

interface ResetPasswordPageProps {
  /** The first password of an approved applicant, instead of a new one. */
  isFirst?: boolean;
}

/** A password set by the one-time link of an e-mail (specification 2.6). */
export function ResetPasswordPage({ isFirst = false }: ResetPasswordPageProps) {
  const t = useTranslate();
  const reason = useReason();
  const title = t(isFirst ? 'reset.first.title' : 'reset.title');
  usePageTitle(title);
  const dispatch = useAppDispatch();
  const lang = useAppSelector(selectLanguage);
  const token = useLinkToken();
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const form = useFormik({
    initialValues: EMPTY,
    validationSchema: resetSchema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { resetForm }) => {
      const { data } = await reset({ ...values, email: values.email.trim(), lang, token });
      if (!data?.status) return;
      dispatch(noticeGiven({ kind: 'success', message: { key: 'password.reset' } }));
      resetForm();
    },
  });
  const box = useFaultFocus(form);
  const errorOf = (name: keyof typeof EMPTY) => {
    const key = form.errors[name] as MessageKey | undefined;
    return key && t(key, PASSWORD);
  };

  return (
    <NarrowForm ref={box} onSubmit={form.handleSubmit} noValidate>
      <PageHead isTight title={title}>
        {t(isFirst ? 'reset.first.words' : 'reset.words')}
      </PageHead>
      {!token && !isSuccess && (
        <FormMessage>
          {t('reset.noLink')} <Link to={paths.forgotPassword}>{t('reset.askAgain')}</Link>
        </FormMessage>
      )}
      <TextField
        label={t('reset.email')}
        type="email"
        autoComplete="username"
        error={errorOf('email')}
        {...form.getFieldProps('email')}
      />
      <PasswordField
        label={t('reset.new')}
        autoComplete="new-password"
        hint={t('profile.password.hint', PASSWORD)}
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
        {isLoading ? t('reset.pending') : t(isFirst ? 'reset.first.submit' : 'reset.submit')}
      </PrimaryButton>
      <Link to={paths.signIn}>{t('reset.signIn')}</Link>
    </NarrowForm>
  );
}
