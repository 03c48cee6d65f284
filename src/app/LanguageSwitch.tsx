import { Suspense } from 'react';
import { styled } from 'styled-components';

import { LANGUAGE_NAMES } from '../i18n/languageNames';
import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { selectLanguage } from '../slices/language';
import { useAppSelector } from '../store/hooks';
import { HoverPanel } from '../ui/HoverPanel';
import { Icon } from '../ui/Icon';
import { below } from '../ui/theme';

import { HeaderButton } from './frame';

const LanguageChoice = lazyPart(() => import('./LanguageChoice'), 'LanguageChoice');

const Name = styled.span`
  ${below.roomy} {
    display: none;
  }
`;

/** Shows the current language; hovering over it or pressing it opens the choice. */
export function LanguageSwitch() {
  const t = useTranslate();
  const selected = useAppSelector(selectLanguage);
  return (
    <HoverPanel
      label={t('language.label')}
      trigger={(triggerProps) => (
        <HeaderButton
          type="button"
          aria-label={`${t('language.label')}: ${t(LANGUAGE_NAMES[selected])}`}
          {...triggerProps}
        >
          <Icon name="globe" />
          <Name>{t(LANGUAGE_NAMES[selected])}</Name>
        </HeaderButton>
      )}
    >
      {(close) => (
        <Suspense>
          <LanguageChoice onChosen={close} />
        </Suspense>
      )}
    </HoverPanel>
  );
}
