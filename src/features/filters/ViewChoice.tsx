import { Suspense } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';

export const ViewButtons = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './ViewButtons'),
  'ViewButtons',
  'buyer',
);

/** Only customers can choose the view of a list. */
export function ViewChoice() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return <Suspense>{isSignedIn && <ViewButtons />}</Suspense>;
}
