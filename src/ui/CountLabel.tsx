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
  /** Both are `undefined` until known; nothing is shown then. */
  shown: number | undefined;
  total: number | undefined;
}

/** Shows "n of n" for fewer than 25 records, otherwise "shown of total" (specification 9). */
export function CountLabel({ shown = 0, total }: CountLabelProps) {
  const t = useTranslate();
  const format = useFormat();
  const countOf = (all: number) => {
    const first = all < DEFAULT_PAGE_SIZE ? all : shown;
    return t('listing.count', { shown: format.number(first), total: format.number(all) });
  };
  return <Label role="status">{total !== undefined && countOf(total)}</Label>;
}
