import { useTranslate } from '../../i18n/useTranslate';
import { selectStaffEmail, staffSignedOut } from '../../slices/staffSession';
import { useStaffDispatch, useStaffSelector } from '../../store/staffStore';
import { Sheet } from '../../ui/Sheet';

import { StaffSignInForm } from './StaffSignInForm';

/** The session has ended: it is renewed over the page, and the interrupted call goes on. */
export function StaffSignInAgain() {
  const t = useTranslate();
  const dispatch = useStaffDispatch();
  const email = useStaffSelector(selectStaffEmail);
  return (
    <Sheet
      kind="middle"
      title={t('staff.signIn')}
      startAt={'input[type="password"]'}
      onClose={() => dispatch(staffSignedOut())}
    >
      <p>{t('signIn.again.why')}</p>
      <StaffSignInForm email={email} />
    </Sheet>
  );
}
