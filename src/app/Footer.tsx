import { COMPANY, phoneAddress, PHONES } from '#domain/company';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { Link } from '../ui/Link';

import './Footer.css';

const LINES = [
  ['footer.english', PHONES['']],
  ['footer.french', PHONES.fr],
  ['footer.spanish', PHONES.es],
] as const;

/** The year, who we are, and a support line for each language. */
export function Footer() {
  const t = useTranslate();
  return (
    <footer className="footer no-print">
      <div className="footer-inside">
        <div>
          <p className="footer-name">Haberdash</p>
          <p>{t('footer.company')}</p>
          <address>
            {COMPANY.address}
            <br />
            <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
          </address>
        </div>
        <dl>
          {LINES.map(([key, number]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <a href={phoneAddress(number)}>{number}</a>
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <nav className="footer-links" aria-label={t('footer.links')}>
            <Link to={paths.freeCards}>{t('footer.cards')}</Link>
            <Link to={paths.privacy}>{t('footer.privacy')}</Link>
          </nav>
          <p>{t('footer.rights', { year: String(new Date().getFullYear()) })}</p>
        </div>
      </div>
    </footer>
  );
}
