import { styled } from 'styled-components';

import { color, radius } from './theme';

/** Placeholder for content that is loading. */
export const Skeleton = styled.span.attrs<{ 'data-skeleton'?: string }>({ 'data-skeleton': '' })`
  border-radius: ${radius.control};
  background: ${color.line};
  opacity: 0.6;
`;
