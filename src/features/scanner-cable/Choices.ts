import { styled } from 'styled-components';

import { space } from '../../ui/theme';

/** The buttons that end a step. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
