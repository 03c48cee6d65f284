import { LANGUAGES } from '#domain/languages';

import { useTranslate } from '../i18n/useTranslate';
import { languageChosen } from '../slices/events';
import { selectLanguage } from '../slices/language';
import { useAppDispatch, useAppSelector } from '../store/hooks';

import { LANGUAGE_NAMES } from './languageNames';
import './LanguageChoice.css';

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
              onChosen?.();
            }}
          />
          {t(LANGUAGE_NAMES[language])}
        </label>
      ))}
    </div>
  );
}
