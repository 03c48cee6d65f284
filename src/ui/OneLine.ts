import { styled } from 'styled-components';

/** Words that keep a row at its height. */
export const OneLine = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Words that take two lines at the most. */
export const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
