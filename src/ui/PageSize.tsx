import { PAGE_SIZES } from '#domain/pages';

import { useTranslate } from '../i18n/useTranslate';

import { LabelledSelect } from './LabelledSelect';

interface PageSizeProps {
  pageSize: number;
  onChange: (pageSize: number) => void;
}

/** Selects the number of records per page. */
export function PageSize({ pageSize, onChange }: PageSizeProps) {
  const t = useTranslate();
  return (
    <LabelledSelect
      label={t('listing.perPage')}
      value={pageSize}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {PAGE_SIZES.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </LabelledSelect>
  );
}
