import { styled } from 'styled-components';

import { color, radius, space } from './theme';

/** Highlights the current task among the other content of a screen. */
export const PanelBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color.primary};
  border-radius: ${radius.card};
  background: ${color.surface};

  &[data-is='over'] {
    background: ${color.primaryTint};
  }
`;
