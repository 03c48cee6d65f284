import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { useTranslate } from '../../i18n/useTranslate';
import { usePageTitle } from '../../ui/PageTitle';

import { AccountCard } from './AccountCard';
import { ProfileScreen } from './ProfileScreen';

/** The account's data; the password stands below them at an address of its own. */
export function ProfilePage() {
  const t = useTranslate();
  usePageTitle(t('profile.title'));
  return (
    <ProfileScreen account={<AccountCard />}>
      <Suspense>
        <Outlet />
      </Suspense>
    </ProfileScreen>
  );
}
