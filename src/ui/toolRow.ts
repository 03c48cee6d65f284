import { css } from 'styled-components';

import { space, within } from './theme';

const oneRow = css`
  /* The containing block of visually hidden text, which would otherwise widen the page. */
  position: relative;
  flex-wrap: nowrap;
  /* Space for the focus ring, which causes no layout shift. */
  margin-block: -${space(1)};
  padding: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
  }
`;

/**
 * On a phone tools are in one row that scrolls sideways, so that the content starts right below.
 */
export const toolRow = css`
  ${within.phone} {
    ${oneRow}
    gap: ${space(2)};
    max-width: calc(100% + ${space(2)});
    margin-inline: -${space(1)};
  }
`;

/** The same beside a screen's title, also on a tablet. */
export const headRow = css`
  ${toolRow}

  ${within.untilDesktop} {
    ${oneRow}
    max-width: calc(100% + ${space(2)});
    margin-right: -${space(1)};
  }
`;
