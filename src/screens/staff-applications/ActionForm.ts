import { styled } from 'styled-components';

import { space } from '../../ui/theme';

/** A short form below the buttons of the actions. */
export const ActionForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-top: ${space(4)};
`;
