import { styled } from 'styled-components';

/** What was typed in, with its line breaks. */
export const ReadValue = styled.dd`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
