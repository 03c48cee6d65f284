import { styled } from 'styled-components';

import { color, from, radius, space } from '../../ui/theme';

/** Where somebody signs in, on a screen of its own. */
export const SignInCard = styled.section`
  max-width: 26.25rem;
  margin: ${space(8)} auto;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${from.tablet} {
    padding: ${space(6)};
  }
`;
