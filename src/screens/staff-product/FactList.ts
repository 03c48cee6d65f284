import { styled } from 'styled-components';

import { space } from '../../ui/theme';

/** Labels and their values, side by side. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  margin: 0 0 ${space(2)};
`;

export const Value = styled.dd`
  margin: 0;
`;
