import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { usePageTitle } from '../../ui/PageTitle';

import { BuyerHome } from './BuyerHome';
import { VisitorHome } from './VisitorHome';

/** A visitor sees what is sold; a buyer goes on ordering. */
export function HomePage() {
  usePageTitle('');
  return useAppSelector(selectIsSignedIn) ? <BuyerHome /> : <VisitorHome />;
}
