import { styled } from 'styled-components';

import { size, space } from './theme';

/** Body text: a readable line length, spaced paragraphs and list markers. */
export const Prose = styled.div`
  max-width: 72ch;
  overflow-wrap: anywhere;

  > * + * {
    margin-top: ${space(3)};
  }

  ul,
  ol {
    padding-left: ${space(6)};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  h2 {
    margin-top: ${space(8)};
    font-size: ${size.l};
  }

  h3 {
    margin-top: ${space(5)};
    font-size: ${size.text};
  }

  h4 {
    font-weight: 600;
  }
`;
