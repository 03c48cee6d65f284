import { useChangePasswordMutation } from '../../api/account';
import { fieldFaultsOf } from '../../api/fieldFaultsOf';
import { useRevalidatingForm } from '../../forms/useRevalidatingForm';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { usePageTitle } from '../../ui/PageTitle';
import { useReason } from '../../ui/useReason';

import { PasswordForm, type Passwords } from './PasswordForm';
import { passwordSchema } from './passwordSchema';

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
