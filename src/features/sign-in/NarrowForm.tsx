import { styled } from 'styled-components';

import { space } from '../../ui/theme';

/** A short form on a screen of its own. */
export const NarrowForm = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 26.25rem;
  margin: ${space(4)} auto;
`;
