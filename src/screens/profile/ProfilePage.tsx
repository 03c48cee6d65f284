import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { AccountCard } from './AccountCard';
import { CodesCard } from './CodesCard';
import { ProfileScreen } from './ProfileScreen';

/** The account's data; the password stands below them at an address of its own, and each names the screen. */
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
