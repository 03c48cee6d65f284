import { styled } from 'styled-components';

import { color, space } from './theme';

/** Replaces missing content: says why there is none, and offers a way to continue. */
export const State = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  max-width: 56ch;
  margin: ${space(12)} auto;
  padding: 0 ${space(4)};
  color: ${color.inkSoft};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const StateTitle = styled.h1`
  color: ${color.ink};
`;
