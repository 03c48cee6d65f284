import { styled } from 'styled-components';

import { sortsFor, type Sort } from '#domain/sorting';

import { useTranslate } from '../../i18n/useTranslate';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { within } from '../../ui/theme';
import { WordedSelect } from '../../ui/WordedSelect';

const Box = styled(WordedSelect)`
  /* A customer may sort by more than was drawn: it is as wide before. */
  width: 9.5rem;
  text-overflow: ellipsis;

  ${within.phone} {
    width: 6.5rem;
  }
`;

interface SortChoiceProps {
  /** Sort orders that the server supports for this list; defaults are assumed until it responds. */
  sorts: readonly Sort[] | undefined;
  sort: Sort | undefined;
  /** The list's default order. */
  own: 'catalogue' | 'match';
  onChange: (sort: Sort | undefined) => void;
}

/** Selects the sort order of a product list. */
export function SortChoice({ sorts, sort, own, onChange }: SortChoiceProps) {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const offered = sorts ?? sortsFor(isSignedIn);
  if (offered.length === 0) return null;
  return (
    <Box
      label={t('sort.label')}
      value={offered.find((one) => one === sort) ?? ''}
      onChange={({ target }) => onChange(offered.find((one) => one === target.value))}
    >
      <option value="">{t(`sort.${own}`)}</option>
      {offered.map((one) => (
        <option key={one} value={one}>
          {t(`sort.${one}`)}
        </option>
      ))}
    </Box>
  );
}
