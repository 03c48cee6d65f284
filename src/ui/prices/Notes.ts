import { styled } from 'styled-components';

import { below, color, size, space } from '../theme';

/** What belongs to a price, in small print below it. */
export const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: inherit;
  gap: 0 ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.xs};
  line-height: 1.35;

  /* Below each other they take less of a card from what is beside them. */
  ${below.tablet} {
    flex-direction: column;
  }
`;
