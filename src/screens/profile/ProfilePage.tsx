import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { AccountCard } from './AccountCard';
import { AddressesCard } from './AddressesCard';
import { BalanceCard } from './BalanceCard';
import { CodesCard } from './CodesCard';
import { CompanyCard } from './CompanyCard';
import { ProfileScreen } from './ProfileScreen';
import { RestockCard } from './RestockCard';
import { SpendingCard } from './SpendingCard';

/**
 * Account data with the password in a nested route at its own URL; each nested page sets the title.
 */
export function ProfilePage() {
  return (
    <ProfileScreen account={<AccountCard />}>
      <Suspense>
        <Outlet />
      </Suspense>
      <AddressesCard />
      <CompanyCard />
      <SpendingCard />
      <BalanceCard />
      <RestockCard />
      <CodesCard />
    </ProfileScreen>
  );
}
