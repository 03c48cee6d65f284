import { styled } from 'styled-components';

import { color, radius } from './theme';

/** Keeps the place of what is on its way. */
export const Skeleton = styled.span.attrs<{ 'data-skeleton'?: string }>({ 'data-skeleton': '' })`
  border-radius: ${radius.control};
  background: ${color.line};
  opacity: 0.6;
`;
