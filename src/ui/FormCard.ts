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

/** What belongs to an account, on a screen of its own: a short form, or what is said in its place. */
export const FormCard = styled.section`
  ${card}
`;

/** The whole of it a form. */
export const CardForm = styled.form`
  ${card}
  display: grid;
  gap: ${space(4)};
`;
