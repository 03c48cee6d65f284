import { styled } from 'styled-components';

import type { Address } from '#contract/addresses';

import { useShowAccountQuery } from '../../api/addresses';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { addressLine } from '../../features/order/addressLine';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { BLANK } from '../../ui/blank';
import { LoadError } from '../../ui/LoadError';
import { Term } from '../../ui/Small';
import { color, space } from '../../ui/theme';

import { Card } from './ProfileScreen';

const Facts = styled.dl`
  display: grid;
  gap: ${space(3)};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;

const Usual = styled.span`
  color: ${color.inkSoft};
`;

/** Addresses and payment terms on file; shown if the server tells them. */
export function AddressesCard() {
  const { isAble } = useFeatureSupport('account');
  return isAble ? <OnFile /> : null;
}

function OnFile() {
  const t = useTranslate();
  const { user_id, lang } = useCustomer();
  const { data: account, error, refetch } = useShowAccountQuery({ user_id, lang });
  return (
    <Card aria-labelledby="addresses">
      <h2 id="addresses">{t('customers.addresses')}</h2>
      {error && !account && <LoadError error={error} onRetry={refetch} />}
      {account && (
        <Facts>
          <div>
            <Term>{t('customers.address.kind.ship')}</Term>
            <Addresses addresses={account.ship_to} />
          </div>
          <div>
            <Term>{t('customers.address.kind.bill')}</Term>
            <Addresses addresses={account.bill_to} />
          </div>
          <div>
            <Term>{t('customers.terms')}</Term>
            <Value>{account.terms || BLANK}</Value>
          </div>
        </Facts>
      )}
    </Card>
  );
}

/** The addresses of a kind; which of several is the default one is said. */
function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const t = useTranslate();
  if (addresses.length === 0) return <Value>{t('customers.addresses.none')}</Value>;
  return addresses.map((address, index) => (
    <Value key={address.code}>
      {addressLine(address)}
      {index === 0 && addresses.length > 1 && <Usual> ({t('customers.address.usual')})</Usual>}
    </Value>
  ));
}
