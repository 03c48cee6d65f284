import { styled } from 'styled-components';

import { color, size, space } from '../../ui/theme';

/** A section of the submitted application, below a rule. */
export const ApplicationSection = styled.section`
  padding: ${space(4)} 0;
  border-top: 1px solid ${color.line};
`;

export const SectionTitle = styled.h2`
  margin-bottom: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

/** A submitted value, with its line breaks. */
export const SubmittedValue = styled.dd`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
