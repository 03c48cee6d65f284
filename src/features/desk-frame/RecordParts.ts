import { styled } from 'styled-components';

import { from, space } from '../../ui/theme';

/** The parts of a record on a desk screen, side by side. */
export const RecordParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
