import { useMemo } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { Select } from './Input';

const Choice = styled(Select)`
  width: auto;
`;

interface PageSelectProps {
  page?: number;
  last?: number;
  onTurn: (page: number) => void;
}

/** Every page in a drop-down, for lists too long to page through one by one (specification 2.5). */
export function PageSelect({ page = 1, last = 10, onTurn }: PageSelectProps) {
  const t = useTranslate();
  const pages = useMemo(
    () =>
      Array.from({ length: last }, (_, index) => (
        <option key={index} value={index + 1}>
          {index + 1}
        </option>
      )),
    [last],
  );
  return (
    <Choice
      className="no-print"
      aria-label={t('pages.select')}
      title={t('pages.select')}
      value={page}
      onChange={(event) => onTurn(Number(event.target.value))}
    >
      {pages}
    </Choice>
  );
}
