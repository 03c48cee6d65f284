import { css } from 'styled-components';

import { space, within } from './theme';

/** On a phone tools stand in one row that is pushed aside by a thumb: what they are for begins right below it. */
export const toolRow = css`
  ${within.phone} {
    /* What is read aloud alone is measured from here, so that it does not widen the page. */
    position: relative;
    flex-wrap: nowrap;
    gap: ${space(2)};
    width: calc(100% + ${space(2)});
    /* Room for the ring of what has the focus. */
    margin: 0 -${space(1)};
    padding: ${space(1)};
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`;
