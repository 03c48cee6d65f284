import { object, string } from 'yup';

import { useChangePasswordMutation } from '../../api/account';
import { fieldFaultsOf } from '../../api/fieldFaultsOf';
import { newPassword, messageKey } from '../../forms/rules';
import { useRevalidatingForm } from '../../forms/useRevalidatingForm';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { usePageTitle } from '../../ui/PageTitle';
import { useReason } from '../../ui/useReason';

import { PasswordForm, type Passwords } from './PasswordForm';

/** The old password is only required; the new one must satisfy the same rule as on the server. */
const passwordSchema = object({
  old_password: string().required(messageKey('profile.password.oldRequired')),
  ...newPassword,
});

const EMPTY_PASSWORDS: Passwords = { old_password: '', new_password: '', confirm_password: '' };

/** Changes the password; requires the old one. */
export function PasswordPage() {
  const t = useTranslate();
  const reason = useReason();
  usePageTitle(t('profile.password.change'));
  const { user_id, lang } = useCustomer();
  const [change, { data, error, isLoading, reset }] = useChangePasswordMutation();
  const form = useRevalidatingForm({
    initialValues: EMPTY_PASSWORDS,
    validationSchema: passwordSchema,
    onSubmit: async ({ old_password, new_password }, { resetForm }) => {
      const response = await change({ id: user_id, old_password, new_password, lang });
      if (response.data) resetForm();
    },
  });

  const faults = fieldFaultsOf(error);
  const failure = reason(error, 'profile.password.unreachable');
  return (
    <PasswordForm
      form={form}
      faults={faults}
      failure={Object.keys(faults).length > 0 ? '' : failure}
      done={data && (data.message ?? t('password.changed'))}
      isSaving={isLoading}
      onTyped={() => {
        if (!isLoading) reset();
      }}
    />
  );
}
