import { styled } from 'styled-components';

import { color, radius, size, space } from '../../ui/theme';

/** A frame beside the application. */
export const AsideBox = styled.section`
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** A list beside the application: what, who and when, one below the other. */
export const AsideList = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
  overflow-wrap: anywhere;
`;

export const Quote = styled.blockquote`
  margin: ${space(1)} 0 0;
  padding-left: ${space(3)};
  border-left: 3px solid ${color.line};
  white-space: pre-line;
`;

export const By = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

export const AsideTitle = styled.h2`
  font-size: ${size.l};
`;
