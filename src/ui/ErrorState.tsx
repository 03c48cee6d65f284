import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';

import { Icon } from './Icon';
import './ErrorState.css';
import { Link } from './Link';
import { useShownTitle } from './PageTitle';

interface ErrorStateProps {
  /** What happened, in the person's language. */
  reason: string;
  onRetry?: (() => void) | undefined;
  /** It stands in place of a whole screen, whose name it keeps. */
  isPage?: boolean;
}

/** What happened and one way on; the screen around it keeps what was typed. */
export function ErrorState({ reason, onRetry, isPage }: ErrorStateProps) {
  const t = useTranslate();
  const title = useShownTitle();
  return (
    <div className="state" role="alert">
      <Icon name="warning" size={32} />
      {isPage && <h1>{title}</h1>}
      <p>{reason}</p>
      {onRetry ? (
        <button type="button" className="button primary" onClick={onRetry}>
          {t('error.retry')}
        </button>
      ) : (
        <Link className="button" to={paths.home}>
          {t('error.home')}
        </Link>
      )}
    </div>
  );
}
