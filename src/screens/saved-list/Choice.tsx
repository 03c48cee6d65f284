import { styled } from 'styled-components';

import { control, space } from '../../ui/theme';

/** A checkbox with its label, as high as the boxes beside it. */
export const Choice = styled.label`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: ${control.normal};
`;
