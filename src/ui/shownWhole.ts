import { css } from 'styled-components';

/**
 * Hides an element that has later siblings until the first of them has arrived: while the page is
 * streaming in, the rest of the element would move what is already shown of it.
 */
export const shownWhole = css`
  &:not(:has(+ *)) {
    display: none;
  }
`;
