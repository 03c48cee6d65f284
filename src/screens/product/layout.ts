import { styled } from 'styled-components';

import { from, space } from '../../ui/theme';

/** Picture and facts: one below the other, and side by side where there is room. */
export const Halves = styled.div`
  display: grid;
  gap: ${space(3)};

  > * {
    min-width: 0;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 520px) minmax(0, 1fr);
    gap: ${space(12)};
  }
`;

/** What stands below both. */
export const Section = styled.section`
  margin-top: ${space(8)};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(2)};
`;
