import { styled } from 'styled-components';

import { from, space } from '../../ui/theme';

/** Picture, offer and description: stacked, or side by side where there is room. */
export const ProductColumns = styled.div`
  display: grid;
  gap: ${space(3)};

  > * {
    min-width: 0;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    column-gap: ${space(6)};
  }

  ${from.desktop} {
    grid-template-rows: auto 1fr;
    column-gap: ${space(8)};
  }

  ${from.wide} {
    grid-template-columns: minmax(0, 400px) minmax(0, 1fr) minmax(0, 24rem);
  }
`;

/** Product description: below the offer, or in its own column on wide screens. */
export const DescriptionColumn = styled.div`
  ${from.tablet} {
    grid-column: 2;
  }

  ${from.wide} {
    grid-column: 3;
  }
`;

/** A section below the columns. */
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
