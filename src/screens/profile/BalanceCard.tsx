import { BalanceFacts } from '../../features/invoices/BalanceFacts';
import { useBalance } from '../../features/invoices/useBalance';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';

import { WideCard } from './ProfileScreen';

/** What the company owes, if it has invoices and the reader may know. */
export function BalanceCard() {
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
