import { styled } from 'styled-components';

import { from, space } from './theme';

/** What a screen is about, and a narrow column beside it; below it where there is no room. */
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
