import { styled } from 'styled-components';

import { space } from '../../ui/theme';

/** Short form below the action buttons. */
export const ActionForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-top: ${space(4)};
`;
