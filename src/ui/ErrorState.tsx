import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';

import { Button, PrimaryButton } from './Button';
import { Icon } from './Icon';
import { Link } from './Link';
import { useShownTitle } from './PageTitle';
import { State, StateTitle } from './State';

interface ErrorStateProps {
  /** What happened, in the person's language. */
  reason: string;
  onRetry?: (() => void) | undefined;
  /** Whether it replaces a whole screen; it then keeps the screen's title. */
  isPage?: boolean;
}

/**
 * Says what happened and offers one way to continue; the surrounding screen keeps what was typed.
 */
export function ErrorState({ reason, onRetry, isPage }: ErrorStateProps) {
  const t = useTranslate();
  const title = useShownTitle();
  return (
    <State role="alert">
      <Icon name="warning" size={32} />
      {isPage && <StateTitle>{title}</StateTitle>}
      <p>{reason}</p>
      {onRetry ? (
        <PrimaryButton onClick={onRetry}>{t('error.retry')}</PrimaryButton>
      ) : (
        <Button as={Link} to={paths.home}>
          {t('error.home')}
        </Button>
      )}
    </State>
  );
}
