import type { useFormik } from 'formik';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';

import { PASSWORD_LENGTH } from '#domain/passwords';

import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { space } from '../../ui/theme';
import { useErrorFocus } from '../../ui/useErrorFocus';

import { Card } from './ProfileScreen';

export interface Passwords {
  old_password: string;
  new_password: string;
  confirm_password: string;
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  width: 100%;
  max-width: 420px;
`;

const FIELDS = [
  ['old_password', 'profile.password.old', 'current-password'],
  ['new_password', 'profile.password.new', 'new-password'],
  ['confirm_password', 'profile.password.confirm', 'new-password'],
] as const;

interface PasswordFormProps {
  form: ReturnType<typeof useFormik<Passwords>>;
  /** Error messages from the server, by field. */
  faults: Partial<Record<string, string>>;
  /** Error message for the form as a whole. */
  failure: string;
  /** Message from the server once the password has been changed. */
  done: string | undefined;
  isSaving: boolean;
  onTyped: () => void;
}

export function PasswordForm({
  form,
  faults,
  failure,
  done,
  isSaving,
  onTyped,
}: PasswordFormProps) {
  const t = useTranslate();
  const formRef = useErrorFocus(form);
  const errorOf = (name: keyof Passwords) => {
    const key = form.errors[name] as MessageKey | undefined;
    return key ? t(key, PASSWORD_LENGTH) : faults[name];
  };
  const changeField = (event: ChangeEvent) => {
    onTyped();
    form.handleChange(event);
  };

  return (
    <Card aria-labelledby="password">
      <h2 id="password">{t('profile.password.change')}</h2>
      <p>{t('profile.password.why')}</p>
      <Form ref={formRef} onSubmit={form.handleSubmit} noValidate>
        {FIELDS.map(([name, label, autoComplete]) => (
          <PasswordField
            key={name}
            label={t(label)}
            autoComplete={autoComplete}
            error={errorOf(name)}
            hint={name === 'new_password' ? t('profile.password.hint', PASSWORD_LENGTH) : undefined}
            {...form.getFieldProps(name)}
            onChange={changeField}
          />
        ))}
        <FormMessage>{failure}</FormMessage>
        {done && <FormMessage kind="good">{done}</FormMessage>}
        <ButtonRow as="p">
          <PrimaryButton type="submit" disabled={isSaving}>
            {t(isSaving ? 'profile.password.saving' : 'profile.password.save')}
          </PrimaryButton>
          <Button as={Link} to={paths.profile}>
            {t('profile.password.cancel')}
          </Button>
        </ButtonRow>
      </Form>
    </Card>
  );
}
