import { useTranslate } from '../i18n/useTranslate';

import './Footer.css';

const LINES = [
  ['footer.english', '1-800-555-0142'],
  ['footer.french', '1-800-555-0175'],
  ['footer.spanish', '1-800-555-0189'],
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
            400 Spool Street, Hamilton, Ontario L8L 1A1
            <br />
            <a href="mailto:orders@haberdash.test">orders@haberdash.test</a>
          </address>
        </div>
        <dl>
          {LINES.map(([key, number]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <a href={`tel:${number.replaceAll('-', '')}`}>{number}</a>
              </dd>
            </div>
          ))}
        </dl>
        <p>{t('footer.rights', { year: String(new Date().getFullYear()) })}</p>
      </div>
    </footer>
  );
}
