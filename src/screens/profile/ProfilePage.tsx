import { Suspense } from 'react';
import { Outlet } from 'react-router';

import { BalanceFacts } from '../../features/invoices/BalanceFacts';
import { useBalance } from '../../features/invoices/useBalance';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';

import { AccountCard } from './AccountCard';
import { AddressesCard } from './AddressesCard';
import { CodesCard } from './CodesCard';
import { CompanyCard } from './CompanyCard';
import { ProfileScreen, WideCard } from './ProfileScreen';
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
      <SpendingCard />
      <CompanyCard />
      <BalanceCard />
      <RestockCard />
      <CodesCard />
    </ProfileScreen>
  );
}

/** What the company owes, if it has invoices and the reader may know. */
function BalanceCard() {
  const t = useTranslate();
  const balance = useBalance();
  if (!balance) return null;
  return (
    <WideCard aria-labelledby="balance">
      <h2 id="balance">{t('invoices.balance')}</h2>
      <BalanceFacts balance={balance} />
      <Link to={paths.invoices()}>{t('invoices.all')}</Link>
    </WideCard>
  );
}
