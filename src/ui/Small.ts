import { styled } from 'styled-components';

import { color, size } from './theme';

/** Small print. */
export const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** The name of a fact, beside its value. */
export const Term = styled.dt`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;
