import { styled } from 'styled-components';

import { below } from './theme';

/** What a button says beside its icon where there is room; elsewhere only those hear it who do not see the icon. */
export const RoomyWords = styled.span`
  ${below.desktop} {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
