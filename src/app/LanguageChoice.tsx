import { styled } from 'styled-components';

import { LANGUAGES } from '#domain/languages';

import { LANGUAGE_NAMES } from '../i18n/languageNames';
import { useTranslate } from '../i18n/useTranslate';
import { languageChosen } from '../slices/events';
import { selectLanguage } from '../slices/language';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { color, control, radius, space } from '../ui/theme';

const Panel = styled.div`
  display: grid;
  min-width: 10rem;
  padding: ${space(2)};
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${control.normal};
  padding: 0 ${space(2)};
  border-radius: ${radius.control};
  cursor: pointer;

  &:hover {
    background: ${color.primaryTint};
  }
`;

const Box = styled.input`
  width: 18px;
  height: 18px;
`;

/** The three languages, each by its own name; the current one is ticked. */
export function LanguageChoice({ onChosen }: { onChosen?: () => void }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectLanguage);
  return (
    <Panel>
      {LANGUAGES.map((language) => (
        <Choice key={language} lang={language || 'en'}>
          <Box
            type="checkbox"
            checked={language === selected}
            onChange={() => {
              dispatch(languageChosen(language));
              onChosen?.();
            }}
          />
          {t(LANGUAGE_NAMES[language])}
        </Choice>
      ))}
    </Panel>
  );
}
