import { styled } from 'styled-components';

import { color, radius, size, space } from '../../ui/theme';

/** A panel below the lines. */
export const AsideBox = styled.section`
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

export const AsideTitle = styled.h2`
  margin-bottom: ${space(2)};
  font-size: ${size.l};
`;

/** A list of entries: what, who and when. */
export const AsideList = styled.ol`
  display: grid;
  gap: ${space(3)};
`;

/** Text written by a person. */
export const Quote = styled.blockquote`
  margin: ${space(1)} 0 0;
  padding-left: ${space(3)};
  border-left: 3px solid ${color.line};
  white-space: pre-line;
`;
