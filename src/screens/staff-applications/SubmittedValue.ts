import { styled } from 'styled-components';

/** A submitted value, with its line breaks. */
export const SubmittedValue = styled.dd`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
