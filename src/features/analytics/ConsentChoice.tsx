import { styled } from 'styled-components';

import { settings } from '../../api/settings';
import { useTranslate } from '../../i18n/useTranslate';
import { consentChosen } from '../../slices/consent';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { color, space } from '../../ui/theme';

import { stopAnalytics } from './provider';
import { isDeclinedByBrowser, useConsent } from './useConsent';

const Choice = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const ToggleButton = styled(Button)`
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primaryTint};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
`;

interface ConsentChoiceProps {
  /** Reloads the page, the only way to unload a provider script that has already run. */
  reload?: () => void;
}

/** Shows the current analytics consent and lets the visitor change it, for the privacy page. */
export function ConsentChoice({ reload = () => location.reload() }: ConsentChoiceProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const consent = useConsent();
  if (!settings.analyticsId) return <p>{t('consent.none')}</p>;
  if (isDeclinedByBrowser()) return <p>{t('consent.browser')}</p>;

  const decline = () => {
    const wasRunning = stopAnalytics();
    dispatch(consentChosen('declined'));
    if (wasRunning) reload();
  };
  return (
    <Choice>
      <p role="status">{t(`consent.${consent}`)}</p>
      <ButtonRow role="group" aria-label={t('consent.label')}>
        <ToggleButton
          aria-pressed={consent === 'accepted'}
          onClick={() => dispatch(consentChosen('accepted'))}
        >
          {t('consent.accept')}
        </ToggleButton>
        <ToggleButton aria-pressed={consent === 'declined'} onClick={decline}>
          {t('consent.decline')}
        </ToggleButton>
      </ButtonRow>
    </Choice>
  );
}
