import { LANGUAGES } from '#domain/languages';

import { LANGUAGE_NAMES } from '../../i18n/languageNames';
import { useTranslate } from '../../i18n/useTranslate';
import { languageChosen } from '../../slices/events';
import { selectLanguage } from '../../slices/language';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ChoiceGroup } from '../../ui/ChoiceGroup';

/** Selects one of the three languages, each labelled with its own name. */
export function LanguageChoice() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectLanguage);
  return (
    <ChoiceGroup
      legend={t('language.label')}
      choices={LANGUAGES.map((value) => ({
        value,
        name: t(LANGUAGE_NAMES[value]),
        lang: value || 'en',
      }))}
      chosen={chosen}
      onChoose={(language) => {
        dispatch(languageChosen(language));
      }}
    />
  );
}
