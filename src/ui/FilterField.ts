import { css, styled } from 'styled-components';

import { Input, Select } from './Input';
import { color, size, space } from './theme';

/** Label of a filter, with its control below. */
export const FilterLabel = styled.label`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const box = css`
  width: 100%;
  min-width: 0;
  color: ${color.ink};
  font-size: ${size.text};
`;

export const FilterInput = styled(Input)`
  ${box}
`;

export const FilterSelect = styled(Select)`
  ${box}
`;
