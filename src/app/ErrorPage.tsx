import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { Button, PrimaryButton } from '../ui/Button';
import { Link } from '../ui/Link';
import { useMissingPage, usePageTitle } from '../ui/PageTitle';
import { State, StateTitle } from '../ui/State';
import { size, space } from '../ui/theme';

const SpecifiedTitle = styled.h2`
  font-size: ${size.text};
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)} ${space(6)};
`;

/**
 * The page for an unknown URL or a screen that failed to render: what happened, below it the words
 * of specification 8, and where to go.
 */
export function ErrorPage({ what }: { what: 'error.notFound' | 'error.render' }) {
  const t = useTranslate();
  usePageTitle(t('error.heading'));
  const isMissing = what === 'error.notFound';
  useMissingPage(isMissing);
  return (
    <State>
      <StateTitle>{t(isMissing ? what : 'error.heading')}</StateTitle>
      <SpecifiedTitle lang="en">{t('error.title')}</SpecifiedTitle>
      <p>{t(isMissing ? 'error.notFound.next' : what)}</p>
      {!isMissing && <Button onClick={() => location.reload()}>{t('error.retry')}</Button>}
      <PrimaryButton as={Link} to={paths.home}>
        {t('error.home')}
      </PrimaryButton>
      <Ways>
        <Link to={paths.allProducts}>{t('listing.all')}</Link>
        <Link to={paths.support}>{t('nav.support')}</Link>
      </Ways>
    </State>
  );
}
