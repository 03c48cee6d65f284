import { LANGUAGES } from '#domain/languages';

import { useTranslate } from '../i18n/useTranslate';
import { languageChosen, selectLanguage } from '../slices/language';
import { userLanguageKept } from '../slices/session';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { HoverPanel } from '../ui/HoverPanel';
import { Icon } from '../ui/Icon';

const NAMES = { '': 'language.en', fr: 'language.fr', es: 'language.es' } as const;

/** The three languages, each by its own name; one is ticked. */
export function LanguageChoice({ onChosen }: { onChosen?: () => void }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectLanguage);
  return (
    <div className="language-panel">
      {LANGUAGES.map((language) => (
        <label key={language} lang={language || 'en'}>
          <input
            type="checkbox"
            checked={language === selected}
            onChange={() => {
              dispatch(languageChosen(language));
              dispatch(userLanguageKept(language));
              onChosen?.();
            }}
          />
          {t(NAMES[language])}
        </label>
      ))}
    </div>
  );
}

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
          aria-label={`${t('language.label')}: ${t(NAMES[selected])}`}
          {...tie}
        >
          <Icon name="globe" />
          <span className="language-name">{t(NAMES[selected])}</span>
        </button>
      )}
    >
      {(close) => <LanguageChoice onChosen={close} />}
    </HoverPanel>
  );
}
