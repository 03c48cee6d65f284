import { styled } from 'styled-components';

import { below, space } from './theme';

/** As many fields side by side as fit. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
  gap: ${space(3)};
  align-items: start;

  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
