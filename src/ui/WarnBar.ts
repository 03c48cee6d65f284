import { styled } from 'styled-components';

import { color, radius, size, space } from './theme';

/** A warning fixed to the bottom of the viewport for as long as it applies. */
export const WarnBar = styled.div`
  position: fixed;
  inset: auto ${space(4)} ${space(18)};
  z-index: 80;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: fit-content;
  max-width: 40rem;
  margin: 0 auto;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.warn};
  border-radius: ${radius.card};
  background: ${color.warnTint};
  font-size: ${size.s};
`;
