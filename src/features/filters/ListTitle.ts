import { styled } from 'styled-components';

import { size } from '../../ui/theme';

/** The title of a list with filters, in whose column it has less room than other titles. */
export const ListTitle = styled.h1`
  font-size: ${size.xl};
`;
