import { styled } from 'styled-components';

import { color, size, space } from './theme';

/** A line of small print. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
