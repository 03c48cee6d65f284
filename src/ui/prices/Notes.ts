import { styled } from 'styled-components';

import { color, size, space } from '../theme';

/** What belongs to a price, in small print below it. */
export const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: inherit;
  gap: 0 ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.xs};
  line-height: 1.35;
`;
