import { SignInOverPage } from '../../features/sign-in/SignInOverPage';
import { useTranslate } from '../../i18n/useTranslate';
import { selectStaffEmail } from '../../slices/staffSession';
import { endStaffSession, useStaffDispatch, useStaffSelector } from '../../store/staffStore';

import { StaffSignInForm } from './StaffSignInForm';

/** Renews the session of a staff member in a dialog over the page. */
export function StaffSignInAgain() {
  const t = useTranslate();
  const dispatch = useStaffDispatch();
  const email = useStaffSelector(selectStaffEmail);
  return (
    <SignInOverPage
      title={t('staff.signIn')}
      email={email}
      onSignOut={() => dispatch(endStaffSession())}
    >
      <StaffSignInForm email={email} />
    </SignInOverPage>
  );
}
