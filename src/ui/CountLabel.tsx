import { styled } from 'styled-components';

import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useFormat } from '../i18n/useFormat';
import { useTranslate } from '../i18n/useTranslate';

import { color } from './theme';

const Label = styled.p`
  min-width: 11ch;
  color: ${color.inkSoft};
`;

interface CountLabelProps {
  shown: number;
  total: number;
}

/** 'n of n' when fewer than 25 records, else 'shown of total' (specification 9). */
export function CountLabel({ shown, total }: CountLabelProps) {
  const t = useTranslate();
  const format = useFormat();
  const first = total < DEFAULT_PAGE_SIZE ? total : shown;
  return (
    <Label role="status">
      {t('listing.count', { shown: format.number(first), total: format.number(total) })}
    </Label>
  );
}
