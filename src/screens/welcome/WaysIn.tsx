import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  .button {
    min-height: 44px;
  }
`;

/** Sign in, apply, or look around first. */
export function WaysIn() {
  const t = useTranslate();
  return (
    <Ways>
      <Link className="button primary" to={paths.signIn}>
        {t('signIn.title')}
      </Link>
      <Link className="button" to={paths.register}>
        {t('signIn.register')}
      </Link>
      <Link className="button" to={paths.home}>
        {t('favourites.browse')}
      </Link>
    </Ways>
  );
}
