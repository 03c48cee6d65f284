import { useTranslate } from '../i18n/useTranslate';

import './Spinner.css';

/** The full-screen overlay while a screen loads; it waits a moment, so that quick screens do not flicker. */
export function Spinner() {
  const t = useTranslate();
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" />
      <span className="hidden-text">{t('app.loading')}</span>
    </div>
  );
}
