import { styled } from 'styled-components';

/** Tools in one line: where there is no room for all, it is moved by the finger or by Tab. */
export const ToolStrip = styled.div`
  display: flex;
  overflow-x: auto;
  gap: 6px;
  padding: 3px;
  margin: 0 -3px;
  scrollbar-width: thin;

  > * {
    flex: none;
  }
`;
