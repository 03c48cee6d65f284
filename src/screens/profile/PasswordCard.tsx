import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { usePageTitle } from '../../ui/PageTitle';

import { Card } from './ProfileScreen';

/** Password card of the profile, with a link to the form that changes it. */
export function PasswordCard() {
  const t = useTranslate();
  usePageTitle(t('profile.title'));
  return (
    <Card aria-labelledby="password">
      <h2 id="password">{t('profile.password')}</h2>
      <p>{t('profile.password.why')}</p>
      <Button as={Link} to={paths.password}>
        {t('profile.password.change')}
      </Button>
    </Card>
  );
}
