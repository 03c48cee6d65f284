import { styled } from 'styled-components';

import { space } from './theme';

/** Buttons side by side, which wrap. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;
