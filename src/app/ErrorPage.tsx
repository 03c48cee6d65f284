import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { Link } from '../ui/Link';
import { usePageTitle } from '../ui/PageTitle';

import '../ui/ErrorState.css';

/** The page for an unknown address or a screen that failed: what happened, and ways out. */
export function ErrorPage({ what }: { what: 'error.notFound' | 'error.render' }) {
  const t = useTranslate();
  usePageTitle(t('error.heading'));
  return (
    <div className="state">
      <h1 lang="en">{t('error.title')}</h1>
      <p>{t(what)}</p>
      {what === 'error.render' && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('error.retry')}
        </button>
      )}
      <Link className="button primary" to={paths.home}>
        {t('error.home')}
      </Link>
    </div>
  );
}
