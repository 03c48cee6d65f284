import { PAGE_SIZES } from '#domain/pages';

import { useTranslate } from '../i18n/useTranslate';

interface PageSizeProps {
  pageSize: number;
  onChange: (pageSize: number) => void;
}

/** Records per page. */
export function PageSize({ pageSize, onChange }: PageSizeProps) {
  const t = useTranslate();
  return (
    <label className="page-size">
      <span>{t('listing.perPage')}</span>
      <select
        className="field"
        aria-label={t('listing.perPage')}
        value={pageSize}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
}
