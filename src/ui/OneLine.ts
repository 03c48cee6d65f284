import { styled } from 'styled-components';

/** Words that keep a row at its height. */
export const OneLine = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
