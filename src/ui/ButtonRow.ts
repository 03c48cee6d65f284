import { styled } from 'styled-components';

import { space } from './theme';

/** A wrapping row of buttons. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;
