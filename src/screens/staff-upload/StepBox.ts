import { styled } from 'styled-components';

import { space } from '../../ui/theme';

/** Current step of an upload, and the actions available in it. */
export const StepBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: 46rem;
`;
