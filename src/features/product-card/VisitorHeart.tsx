import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';

import { Heart } from './parts';

/** A visitor's heart links to the sign-in, because favourites belong to customers. */
export function VisitorHeart({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <Heart as={Link} to={paths.signIn} aria-label={t('favourite.add', { name })}>
      <Icon name="heart" />
    </Heart>
  );
}
