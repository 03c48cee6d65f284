import { Suspense } from 'react';

import { lazyPart } from '../i18n/lazyPart';
import { useTranslate } from '../i18n/useTranslate';
import { selectLanguage } from '../slices/language';
import { useAppSelector } from '../store/hooks';
import { HoverPanel } from '../ui/HoverPanel';
import { Icon } from '../ui/Icon';

import { LANGUAGE_NAMES } from './languageNames';

const LanguageChoice = lazyPart(() => import('./LanguageChoice'), 'LanguageChoice');

/** The language that is spoken; hovering, or pressing, opens the choice. */
export function LanguageSwitch() {
  const t = useTranslate();
  const selected = useAppSelector(selectLanguage);
  return (
    <HoverPanel
      label={t('language.label')}
      trigger={(tie) => (
        <button
          type="button"
          className="language-trigger"
          aria-label={`${t('language.label')}: ${t(LANGUAGE_NAMES[selected])}`}
          {...tie}
        >
          <Icon name="globe" />
          <span className="language-name">{t(LANGUAGE_NAMES[selected])}</span>
        </button>
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
