import { css, styled } from 'styled-components';

import { below, within } from './theme';

/** Read aloud, and not shown. */
export const unseen = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** What a button says beside its icon where there is room; elsewhere only those hear it who do not see the icon. */
export const RoomyWords = styled.span`
  ${below.desktop} {
    ${unseen}
  }
`;

/** The same, where only a phone has no room. */
export const TabletWords = styled.span`
  ${within.phone} {
    ${unseen}
  }
`;
