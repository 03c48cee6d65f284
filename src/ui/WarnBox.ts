import { styled } from 'styled-components';

import { color, radius, size, space } from './theme';

/** A panel for what a person should know before continuing, with a heading and a list. */
export const WarnBox = styled.section`
  display: grid;
  gap: ${space(2)};
  margin: ${space(3)} 0 ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.warn};
  border-radius: ${radius.control};
  background: ${color.warnTint};
`;

export const WarnItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
`;

export const WarnList = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-height: 40vh;
  overflow-y: auto;
`;

export const WarnTitle = styled.h2`
  font-size: ${size.text};
`;
