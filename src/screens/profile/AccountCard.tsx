import { styled } from 'styled-components';

import { COMPANY } from '#domain/company';
import { LANGUAGES, readLanguage } from '#domain/languages';

import { useTranslate } from '../../i18n/useTranslate';
import { languageChosen } from '../../slices/events';
import { selectLanguage } from '../../slices/language';
import { selectCountry, selectUser, signOutChosen } from '../../slices/session';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { color, size, space } from '../../ui/theme';

import { Card } from './ProfileScreen';

const NAMES = { '': 'language.en', fr: 'language.fr', es: 'language.es' } as const;

const Facts = styled.dl`
  display: grid;
  gap: ${space(3)};

  dt,
  label {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

/** Who is signed in, in which country and language; and the way out. */
export function AccountCard() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { owner_name, email, customer_code } = useAppSelector(selectUser);
  const country = useAppSelector(selectCountry);
  const language = useAppSelector(selectLanguage);
  const facts = [
    ['profile.name', owner_name],
    ['profile.email', email],
    ['profile.code', customer_code],
    ['profile.country', t(`profile.country.${country}`)],
  ] as const;
  const [before = '', after = ''] = t('profile.contact').split('{address}');

  const speak = (text: string) => {
    const chosen = readLanguage(text) ?? '';
    dispatch(languageChosen(chosen));
  };

  return (
    <Card aria-labelledby="account">
      <h2 id="account">{t('profile.account')}</h2>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>
            <label htmlFor="profile-language">{t('profile.language')}</label>
          </dt>
          <dd>
            <select
              id="profile-language"
              className="field"
              value={language}
              onChange={(event) => speak(event.target.value)}
            >
              {LANGUAGES.map((code) => (
                <option key={code} value={code} lang={code || 'en'}>
                  {t(NAMES[code])}
                </option>
              ))}
            </select>
          </dd>
        </div>
      </Facts>
      <p>
        {before}
        <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
        {after}
      </p>
      <button type="button" className="button" onClick={() => dispatch(signOutChosen())}>
        <Icon name="leave" size={18} />
        {t('profile.signOut')}
      </button>
    </Card>
  );
}
