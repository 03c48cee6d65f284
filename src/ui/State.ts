import { styled } from 'styled-components';

import { color, space } from './theme';

/** What stands in place of content: why there is none, and a way on. */
export const State = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  max-width: 44ch;
  margin: ${space(12)} auto;
  padding: 0 ${space(4)};
  color: ${color.inkSoft};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const StateTitle = styled.h1`
  color: ${color.ink};
`;
