import { useKnownCart } from '../../api/cart';
import { lazyPart } from '../../i18n/lazyPart';
import { useCustomer } from '../../store/useMarket';
import { OptionalPart } from '../../ui/OptionalPart';
import { useIsHydrated } from '../../ui/useIsHydrated';

const DueListsBox = lazyPart(() => import('./DueListsBox'), 'DueListsBox');

/** The person's lists that wait to be ordered; nothing is loaded without any. */
export function DueLists() {
  const isHydrated = useIsHydrated();
  const { data } = useKnownCart(useCustomer());
  if (!isHydrated || data?.dueLists === undefined) return null;
  return (
    <OptionalPart>
      <DueListsBox />
    </OptionalPart>
  );
}
