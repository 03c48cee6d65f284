import { css, styled } from 'styled-components';

import { color, from, radius, space } from './theme';

const card = css`
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

/** A card for account screens: a short form, or a message in its place. */
export const FormCard = styled.section`
  ${card}
`;

/** A card that is itself a form. */
export const CardForm = styled.form`
  ${card}
  display: grid;
  gap: ${space(4)};
`;
