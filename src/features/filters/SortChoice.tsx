import { styled } from 'styled-components';

import { sortsFor, type Sort } from '#domain/sorting';

import { useTranslate } from '../../i18n/useTranslate';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { LabelledSelect } from '../../ui/LabelledSelect';

const Box = styled(LabelledSelect)`
  /* Fixed, because customers get more choices after hydration. */
  width: 11rem;
  text-overflow: ellipsis;
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
  const availableSorts = sorts ?? sortsFor(isSignedIn ? 'own' : 'none');
  if (availableSorts.length === 0) return null;
  return (
    <Box
      label={t('sort.label')}
      value={availableSorts.find((candidate) => candidate === sort) ?? ''}
      onChange={({ target }) =>
        onChange(availableSorts.find((candidate) => candidate === target.value))
      }
    >
      <option value="">{t(`sort.${own}`)}</option>
      {availableSorts.map((candidate) => (
        <option key={candidate} value={candidate}>
          {t(`sort.${candidate}`)}
        </option>
      ))}
    </Box>
  );
}
