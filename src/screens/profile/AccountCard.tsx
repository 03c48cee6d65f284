import { styled } from 'styled-components';

import { COMPANY } from '#domain/company';
import { LANGUAGES, parseLanguage } from '#domain/languages';

import { LANGUAGE_NAMES } from '../../i18n/languageNames';
import { useTranslate } from '../../i18n/useTranslate';
import { languageChosen } from '../../slices/events';
import { selectLanguage } from '../../slices/language';
import { rowHeightChosen, selectRowHeight } from '../../slices/rows';
import { selectCountry, signOutChosen } from '../../slices/session';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useUser } from '../../store/useUser';
import { BLANK } from '../../ui/blank';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { Icon } from '../../ui/Icon';
import { Select } from '../../ui/Input';
import { Term } from '../../ui/Small';
import { color, size, space } from '../../ui/theme';

import { Card } from './ProfileScreen';

const Facts = styled.dl`
  display: grid;
  gap: ${space(3)};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;

const Label = styled.label`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** The signed-in account with its country and language, and the sign-out button. */
export function AccountCard() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { owner_name, email, customer_code } = useUser();
  const country = useAppSelector(selectCountry);
  const facts = [
    ['profile.name', owner_name],
    ['profile.email', email],
    ['profile.code', customer_code],
    ['profile.country', t(`profile.country.${country}`)],
  ] as const;
  const [before = '', after = ''] = t('profile.contact').split('{address}');

  return (
    <Card aria-labelledby="account">
      <h2 id="account">{t('profile.account')}</h2>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Term>{t(label)}</Term>
            <Value>{value || BLANK}</Value>
          </div>
        ))}
        <div>
          <Term>
            <Label htmlFor="profile-language">{t('profile.language')}</Label>
          </Term>
          <Value>
            <LanguageSelect id="profile-language" />
          </Value>
        </div>
      </Facts>
      <RowHeightChoice />
      <p>
        {before}
        <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
        {after}
      </p>
      <Button onClick={() => dispatch(signOutChosen())}>
        <Icon name="leave" size={18} />
        {t('profile.signOut')}
      </Button>
    </Card>
  );
}

function LanguageSelect({ id }: { id: string }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  return (
    <Select
      id={id}
      value={language}
      onChange={({ target }) => dispatch(languageChosen(parseLanguage(target.value) ?? ''))}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code || 'en'}>
          {t(LANGUAGE_NAMES[code])}
        </option>
      ))}
    </Select>
  );
}

const HEIGHTS = ['roomy', 'compact'] as const;

/** Selects the row height of lists, and so how much of a list is visible at a time. */
function RowHeightChoice() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const height = useAppSelector(selectRowHeight);
  const choices = HEIGHTS.map((value) => ({ value, name: t(`profile.rows.${value}`) }));
  return (
    <ChoiceGroup
      legend={t('profile.rows')}
      choices={choices}
      chosen={height}
      onChoose={(chosen) => dispatch(rowHeightChosen(chosen))}
    />
  );
}
