import { styled } from 'styled-components';

import { color, from, radius, size, space } from '../../ui/theme';

export const Tiles = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(5)};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (width >= 75em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Name = styled.h2`
  min-height: 1.2em;
  font-size: ${size.l};
`;

/** Reserves its line until it is known whether there are more products to see. */
export const SeeAll = styled.p`
  min-height: 1.45em;
`;

/** The first products of a tile, side by side. */
export const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
`;
