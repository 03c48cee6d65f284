import { styled } from 'styled-components';

import { color, radius, size, space } from './theme';

/** A subtle frame around related content, with its own heading. */
export const Box = styled.section`
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const BoxTitle = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${size.l};
`;
