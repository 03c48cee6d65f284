import { useFormik } from 'formik';
import { object, string } from 'yup';

import { isEmail } from '#domain/emails';

import { useMailApplicationStatusMutation } from '../../api/applicationStatus';
import { NarrowForm } from '../../features/sign-in/NarrowForm';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { PageHead } from '../../ui/PageHead';
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

/** This browser knows of no application: a new link is sent, and every address is answered alike. */
export function AskForLink({ isRefused }: { isRefused: boolean }) {
  const t = useTranslate();
  const reason = useReason();
  const lang = useAppSelector(selectLanguage);
  const [ask, { isLoading, isSuccess, error }] = useMailApplicationStatusMutation();
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
      <PageHead isTight title={t('status.title')}>
        {t('status.ask.words')}
      </PageHead>
      {isRefused && <FormMessage>{t('application.linkDead')}</FormMessage>}
      <TextField
        label={t('reset.email')}
        type="email"
        autoComplete="email"
        error={form.errors.email && t(form.errors.email as MessageKey)}
        {...form.getFieldProps('email')}
      />
      {isSuccess && <FormMessage kind="good">{t('application.linkSent')}</FormMessage>}
      <FormMessage>{reason(error)}</FormMessage>
      <PrimaryButton type="submit" disabled={isLoading}>
        {t(isLoading ? 'reset.pending' : 'status.ask.send')}
      </PrimaryButton>
    </NarrowForm>
  );
}
