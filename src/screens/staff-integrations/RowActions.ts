import { styled } from 'styled-components';

import { space } from '../../ui/theme';

/** The buttons of a row. */
export const RowActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
