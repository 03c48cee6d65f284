import { styled } from 'styled-components';

import { color, size, space } from '../../ui/theme';

/** A list beside the application: what, who and when, one below the other. */
export const AsideList = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
  overflow-wrap: anywhere;

  .by {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  blockquote {
    margin: ${space(1)} 0 0;
    padding-left: ${space(3)};
    border-left: 3px solid ${color.line};
    white-space: pre-line;
  }
`;

export const AsideTitle = styled.h2`
  font-size: ${size.l};
`;
