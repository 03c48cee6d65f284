import { useFormik } from 'formik';
import { styled } from 'styled-components';
import { object, string } from 'yup';

import { isUnreachable, reasonOf } from '../../api/reasonOf';
import { useSignInStaffMutation } from '../../api/review';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { staffSignedIn } from '../../slices/staffSession';
import { useStaffDispatch } from '../../store/staffStore';
import { FormMessage } from '../../ui/FormMessage';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { space } from '../../ui/theme';
import { useFaultFocus } from '../../ui/useFaultFocus';

const say = (key: MessageKey) => key;

const schema = object({
  email: string().trim().required(say('signIn.email.required')),
  password: string().required(say('signIn.password.required')),
});

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin-top: ${space(4)};
`;

/** E-mail and password of a member of the staff; the token stays out of the cache of answers. */
export function StaffSignInForm({ email = '' }: { email?: string }) {
  const t = useTranslate();
  const dispatch = useStaffDispatch();
  const [signIn, { isLoading, error, reset }] = useSignInStaffMutation();
  const form = useFormik({
    initialValues: { email, password: '' },
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values) => {
      const { data } = await signIn({ ...values, email: values.email.trim() });
      if (!data) return;
      reset();
      dispatch(staffSignedIn({ token: data.token, email: data.staff.email }));
    },
  });
  const box = useFaultFocus(form);
  const refusal = isUnreachable(error) ? t('error.offline') : reasonOf(error);

  return (
    <Form ref={box} onSubmit={form.handleSubmit} noValidate>
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
      <FormMessage>{refusal}</FormMessage>
      <button type="submit" className="button primary" disabled={isLoading}>
        {isLoading ? t('app.loading') : t('signIn.submit')}
      </button>
    </Form>
  );
}
