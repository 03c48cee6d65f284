import { useSignInStaffMutation } from '../../api/review';
import { CredentialsForm, type Credentials } from '../../features/sign-in/CredentialsForm';
import { staffSignedIn } from '../../slices/staffSession';
import { useStaffDispatch } from '../../store/staffStore';

/** E-mail and password of a member of the staff; the token stays out of the cache of answers. */
export function StaffSignInForm({ email = '' }: { email?: string }) {
  const dispatch = useStaffDispatch();
  const [signIn, { isLoading, error, reset }] = useSignInStaffMutation();

  const send = async (credentials: Credentials) => {
    const { data } = await signIn(credentials);
    if (!data) return;
    reset();
    dispatch(staffSignedIn({ token: data.token, email: data.staff.email }));
  };
  return <CredentialsForm email={email} isLoading={isLoading} error={error} onSend={send} />;
}
