import { useFormik } from 'formik';
import { object, string } from 'yup';

import { isEmail } from '#domain/emails';

import { useAskForResetMutation } from '../../api/account';
import { NarrowForm } from '../../features/sign-in/NarrowForm';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TextField } from '../../ui/TextField';
import { useFaultFocus } from '../../ui/useFaultFocus';
import { useReason } from '../../ui/useReason';

const say = (key: MessageKey) => key;

const schema = object({
  email: string()
    .trim()
    .required(say('email.required'))
    .test('address', say('email.refused'), (text) => isEmail(text)),
});

/** Sends a link that sets a new password; the answer is the same whether there is an account or not. */
export function ForgotPasswordPage() {
  const t = useTranslate();
  const reason = useReason();
  usePageTitle(t('forgot.title'));
  const lang = useAppSelector(selectLanguage);
  const [ask, { isLoading, isSuccess, error }] = useAskForResetMutation();
  const form = useFormik({
    initialValues: { email: '' },
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: ({ email }) => ask({ email: email.trim(), lang }),
  });
  const box = useFaultFocus(form);

  return (
    <NarrowForm ref={box} onSubmit={form.handleSubmit} noValidate>
      <PageHead isTight title={t('forgot.title')}>
        {t('forgot.words')}
      </PageHead>
      <TextField
        label={t('reset.email')}
        type="email"
        autoComplete="email"
        error={form.errors.email && t(form.errors.email as MessageKey)}
        {...form.getFieldProps('email')}
      />
      {isSuccess && <FormMessage kind="good">{t('password.linkSent')}</FormMessage>}
      <FormMessage>{reason(error)}</FormMessage>
      <PrimaryButton type="submit" disabled={isLoading}>
        {t(isLoading ? 'reset.pending' : 'forgot.send')}
      </PrimaryButton>
      <Link to={paths.signIn}>{t('reset.signIn')}</Link>
    </NarrowForm>
  );
}
