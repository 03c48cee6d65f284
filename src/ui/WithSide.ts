import { styled } from 'styled-components';

import { from, space } from './theme';

/** A screen's main content with a narrow column beside it, or below it on smaller screens. */
export const WithSide = styled.div`
  display: grid;
  gap: ${space(8)};

  > * {
    min-width: 0;
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 50rem) 21.25rem;
    gap: ${space(12)};
    align-items: start;
  }
`;
