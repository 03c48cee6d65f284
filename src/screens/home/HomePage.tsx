import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { usePageTitle } from '../../ui/PageTitle';

import { BuyerHome } from './BuyerHome';
import { VisitorHome } from './VisitorHome';

/** Home page: the assortment for visitors, the ordering desk for signed-in buyers. */
export function HomePage() {
  usePageTitle('');
  return useAppSelector(selectIsSignedIn) ? <BuyerHome /> : <VisitorHome />;
}
