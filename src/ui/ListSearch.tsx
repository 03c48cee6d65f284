import { styled } from 'styled-components';

import { Button } from './Button';
import { FilterLabel } from './FilterField';
import { size, space } from './theme';

/** The filters above a list, beside each other where there is room. */
export const FilterForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(2)} ${space(3)};
  margin: 0 0 ${space(2)};
`;

export const SearchLabel = styled(FilterLabel)`
  flex: 1 1 16.25rem;
`;

/** Aligned with the inputs, which are below their labels. */
export const ClearFilters = styled(Button)`
  margin-top: calc(${size.s} * 1.5 + ${space(1)});
`;

/** Debounce of the search, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 400;
