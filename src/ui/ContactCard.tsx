import { styled } from 'styled-components';

import { COMPANY, telUrl, PHONES } from '#domain/company';
import { LANGUAGES } from '#domain/languages';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';

import { Box, BoxTitle } from './Box';
import { Link } from './Link';
import { Term } from './Small';
import { space } from './theme';

const NAMES = { '': 'footer.english', fr: 'footer.french', es: 'footer.spanish' } as const;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16.25rem, 100%), 1fr));
  gap: ${space(3)} ${space(8)};
`;

const Address = styled.address`
  font-style: normal;
`;

const Anchor = styled.a`
  display: inline-block;
  min-height: 24px;
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
`;

const More = styled.p`
  margin-top: ${space(3)};
`;

const MoreAnchor = styled(Link)`
  display: inline-block;
  min-height: 24px;
`;

/** The company's address, and a contact for each language. */
export function ContactCard() {
  const t = useTranslate();
  return (
    <Box aria-labelledby="contact-title">
      <BoxTitle id="contact-title">{t('contact.title')}</BoxTitle>
      <Facts>
        <div>
          <Term>{t('contact.phones')}</Term>
          <Value>
            <ul>
              {LANGUAGES.map((language) => (
                <Item key={language}>
                  {t(NAMES[language])}
                  <Anchor href={telUrl(PHONES[language])}>{PHONES[language]}</Anchor>
                </Item>
              ))}
            </ul>
          </Value>
        </div>
        <div>
          <Term>{t('contact.hours')}</Term>
          <Value>{t('contact.hours.words')}</Value>
        </div>
        <div>
          <Term>{t('contact.email')}</Term>
          <Value>
            <Anchor href={`mailto:${COMPANY.email}`}>{COMPANY.email}</Anchor>
          </Value>
        </div>
        <div>
          <Term>{t('contact.address')}</Term>
          <Value>
            <Address>
              {COMPANY.name}
              <br />
              {COMPANY.address}
            </Address>
          </Value>
        </div>
      </Facts>
      <More>
        <MoreAnchor to={paths.privacy}>{t('privacy.title')}</MoreAnchor>
      </More>
    </Box>
  );
}
