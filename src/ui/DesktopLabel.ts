import { css, styled } from 'styled-components';

import { below, within } from './theme';

/** Visually hidden, but available to screen readers. */
export const visuallyHidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A button's label beside its icon, visually hidden on screens without room for it. */
export const DesktopLabel = styled.span`
  ${below.desktop} {
    ${visuallyHidden}
  }
`;

/** The same, visually hidden only on a phone. */
export const TabletLabel = styled.span`
  ${within.phone} {
    ${visuallyHidden}
  }
`;
