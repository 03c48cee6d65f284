import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { Button, PrimaryButton } from '../ui/Button';
import { Link } from '../ui/Link';
import { useMissingPage, usePageTitle } from '../ui/PageTitle';
import { State, StateTitle } from '../ui/State';

/**
 * The page for an unknown URL or a screen that failed to render: what happened, and where to go.
 */
export function ErrorPage({ what }: { what: 'error.notFound' | 'error.render' }) {
  const t = useTranslate();
  usePageTitle(t('error.heading'));
  useMissingPage(what === 'error.notFound');
  return (
    <State>
      <StateTitle lang="en">{t('error.title')}</StateTitle>
      <p>{t(what)}</p>
      {what === 'error.render' && (
        <Button type="button" onClick={() => location.reload()}>
          {t('error.retry')}
        </Button>
      )}
      <PrimaryButton as={Link} to={paths.home}>
        {t('error.home')}
      </PrimaryButton>
    </State>
  );
}
