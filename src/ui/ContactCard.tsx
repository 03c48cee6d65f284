import { styled } from 'styled-components';

import { COMPANY, phoneAddress, PHONES } from '#domain/company';
import { LANGUAGES } from '#domain/languages';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';

import { Box } from './Box';
import { Link } from './Link';
import { color, size, space } from './theme';

const NAMES = { '': 'footer.english', fr: 'footer.french', es: 'footer.spanish' } as const;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: ${space(3)} ${space(8)};

  dt {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  dd {
    overflow-wrap: anywhere;
  }

  a {
    display: inline-block;
    min-height: 24px;
  }

  address {
    font-style: normal;
  }
`;

const Lines = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
  }
`;

const More = styled.p`
  margin-top: ${space(3)};

  a {
    display: inline-block;
    min-height: 24px;
  }
`;

/** Where we are, and a person to talk to in each language. */
export function ContactCard() {
  const t = useTranslate();
  return (
    <Box aria-labelledby="contact-title">
      <h2 id="contact-title">{t('contact.title')}</h2>
      <Facts>
        <div>
          <dt>{t('contact.phones')}</dt>
          <dd>
            <Lines>
              {LANGUAGES.map((language) => (
                <li key={language}>
                  {t(NAMES[language])}
                  <a href={phoneAddress(PHONES[language])}>{PHONES[language]}</a>
                </li>
              ))}
            </Lines>
          </dd>
        </div>
        <div>
          <dt>{t('contact.hours')}</dt>
          <dd>{t('contact.hours.words')}</dd>
        </div>
        <div>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.address')}</dt>
          <dd>
            <address>
              {COMPANY.name}
              <br />
              {COMPANY.address}
            </address>
          </dd>
        </div>
      </Facts>
      <More>
        <Link to={paths.privacy}>{t('privacy.title')}</Link>
      </More>
    </Box>
  );
}
