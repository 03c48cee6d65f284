import { lazyPart } from '../../i18n/lazyPart';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { OptionalPart } from '../../ui/OptionalPart';

import type { UpdateButtonProps } from './UpdateButton';

export const UpdateButton = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './UpdateButton'),
  'UpdateButton',
  'buyer',
);

/** The update-cart button, for signed-in buyers only (specification 6). */
export function UpdateCartButton(props: UpdateButtonProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn) return null;
  return (
    <OptionalPart>
      <UpdateButton {...props} />
    </OptionalPart>
  );
}
