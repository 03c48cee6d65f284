import { styled } from 'styled-components';

import { COMPANY, telUrl, PHONES } from '#domain/company';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { Link } from '../ui/Link';
import { below, color, layout, size, space } from '../ui/theme';

const Foot = styled.footer`
  margin-top: ${space(12)};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.inkSoft};
  font-size: ${size.s};

  ${below.tablet} {
    padding-bottom: ${space(16)};
  }
`;

const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(6)};
  max-width: ${layout.content};
  margin: 0 auto;
  padding: ${space(6)};
`;

const Name = styled.p`
  color: ${color.ink};
  font-size: ${size.l};
  font-weight: 600;
`;

const Address = styled.address`
  margin-top: ${space(2)};
  font-style: normal;
`;

const Lines = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(6)};
`;

const Language = styled.dt`
  font-size: ${size.xs};
`;

const Links = styled.nav`
  display: flex;
  gap: ${space(5)};
`;

const Anchor = styled.a`
  display: inline-block;
  min-height: 24px;
`;

const LINES = [
  ['footer.english', PHONES['']],
  ['footer.french', PHONES.fr],
  ['footer.spanish', PHONES.es],
] as const;

/** The year, the company, and a support line for each language. */
export function Footer() {
  const t = useTranslate();
  return (
    <Foot className="no-print">
      <Inside>
        <div>
          <Name>Haberdash</Name>
          <p>{t('footer.company')}</p>
          <Address>
            {COMPANY.address}
            <br />
            <Anchor href={`mailto:${COMPANY.email}`}>{COMPANY.email}</Anchor>
          </Address>
        </div>
        <Lines>
          {LINES.map(([key, number]) => (
            <div key={key}>
              <Language>{t(key)}</Language>
              <dd>
                <Anchor href={telUrl(number)}>{number}</Anchor>
              </dd>
            </div>
          ))}
        </Lines>
        <div>
          <Links aria-label={t('footer.links')}>
            <Anchor as={Link} to={paths.freeCards}>
              {t('footer.cards')}
            </Anchor>
            <Anchor as={Link} to={paths.privacy}>
              {t('footer.privacy')}
            </Anchor>
          </Links>
          {/* The clock of the browser may be wrong: the server's year stays. */}
          <p suppressHydrationWarning>
            {t('footer.rights', { year: String(new Date().getFullYear()) })}
          </p>
        </div>
      </Inside>
    </Foot>
  );
}
