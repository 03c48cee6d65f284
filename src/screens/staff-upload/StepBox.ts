import { styled } from 'styled-components';

import { space } from '../../ui/theme';

/** Where a file stands, and what can be done with it. */
export const StepBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: 46rem;
`;
