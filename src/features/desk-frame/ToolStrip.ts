import { styled } from 'styled-components';

/** A single line of tools that scrolls sideways, by touch or by Tab, when it overflows. */
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
