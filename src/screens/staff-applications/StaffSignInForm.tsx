import { useSignInStaffMutation } from '../../api/review';
import { CredentialsForm, type Credentials } from '../../features/sign-in/CredentialsForm';
import { staffSignedIn } from '../../slices/staffSession';
import { useStaffDispatch } from '../../store/staffStore';

/**
 * Sign-in form for staff; resets the mutation, so that the token does not stay in the API cache.
 */
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
