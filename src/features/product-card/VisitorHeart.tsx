import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';

/** A visitor's heart leads to the sign-in: favourites belong to a customer. */
export function VisitorHeart({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <Link className="icon-button heart" to={paths.signIn} aria-label={t('favourite.add', { name })}>
      <Icon name="heart" />
    </Link>
  );
}
