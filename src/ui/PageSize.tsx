import { styled } from 'styled-components';

import { PAGE_SIZES } from '#domain/pages';

import { useTranslate } from '../i18n/useTranslate';

import { Select } from './Input';
import { below, color, size, space } from './theme';

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Words = styled.span`
  ${below.tablet} {
    display: none;
  }
`;

interface PageSizeProps {
  pageSize: number;
  onChange: (pageSize: number) => void;
}

/** Records per page. */
export function PageSize({ pageSize, onChange }: PageSizeProps) {
  const t = useTranslate();
  return (
    <Label>
      <Words>{t('listing.perPage')}</Words>
      <Select
        aria-label={t('listing.perPage')}
        value={pageSize}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {PAGE_SIZES.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
    </Label>
  );
}
