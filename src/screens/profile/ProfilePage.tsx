import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { AccountCard } from './AccountCard';
import { CodesCard } from './CodesCard';
import { ProfileScreen } from './ProfileScreen';

/**
 * Account data with the password in a nested route at its own URL; each nested page sets the title.
 */
export function ProfilePage() {
  return (
    <ProfileScreen account={<AccountCard />}>
      <Suspense>
        <Outlet />
      </Suspense>
      <CodesCard />
    </ProfileScreen>
  );
}
