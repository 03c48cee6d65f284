import type { ReactNode } from 'react';
import { object } from 'yup';

import type { Language } from '#domain/languages';

import type { Failure } from '../../api/reasonOf';
import { emailAddress } from '../../forms/rules';
import { useRevalidatingForm } from '../../forms/useRevalidatingForm';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { CardForm } from '../../ui/FormCard';
import { FormMessage } from '../../ui/FormMessage';
import { TextField } from '../../ui/TextField';
import { useErrorFocus } from '../../ui/useErrorFocus';
import { useReason } from '../../ui/useReason';

const schema = object({ email: emailAddress() });

interface EmailLinkFormProps {
  /** Content above the field. */
  head: ReactNode;
  /** Content below the button. */
  children?: ReactNode;
  ask: (request: { email: string; lang: Language }) => Promise<unknown>;
  request: { isLoading: boolean; isSuccess: boolean; error?: Failure };
  messages: { sent: MessageKey; send: MessageKey };
}

/** Requests a link by email; the response is the same for every address. */
export function EmailLinkForm({ head, children, ask, request, messages }: EmailLinkFormProps) {
  const t = useTranslate();
  const reason = useReason();
  const lang = useAppSelector(selectLanguage);
  const form = useRevalidatingForm({
    initialValues: { email: '' },
    validationSchema: schema,
    onSubmit: ({ email }) => ask({ email: email.trim(), lang }),
  });
  const box = useErrorFocus(form);

  return (
    <CardForm ref={box} onSubmit={form.handleSubmit} noValidate>
      {head}
      <TextField
        label={t('reset.email')}
        type="email"
        autoComplete="email"
        error={form.errors.email && t(form.errors.email as MessageKey)}
        {...form.getFieldProps('email')}
      />
      {request.isSuccess && <FormMessage kind="good">{t(messages.sent)}</FormMessage>}
      <FormMessage>{reason(request.error)}</FormMessage>
      <PrimaryButton type="submit" disabled={request.isLoading}>
        {t(request.isLoading ? 'reset.pending' : messages.send)}
      </PrimaryButton>
      {children}
    </CardForm>
  );
}
