import { styled } from 'styled-components';

import { color, from, size, space } from './theme';

/** The steps on the way of something, side by side where there is room. */
export const Steps = styled.ol`
  display: grid;
  gap: ${space(3)} ${space(2)};
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  }
`;

/** What has happened, is going on (`now`) or is to come (`next`). */
export const Step = styled.li`
  display: grid;
  gap: 2px;
  align-content: start;
  min-width: 0;
  padding: 0 0 0 ${space(3)};
  border-left: 3px solid ${color.good};
  overflow-wrap: anywhere;

  &[data-state='now'] {
    border-color: ${color.primary};
  }

  &[data-state='next'] {
    border-left-style: dotted;
    border-color: ${color.lineStrong};
    color: ${color.inkSoft};
  }

  ${from.tablet} {
    padding: ${space(2)} 0 0;
    border-top: 3px solid ${color.good};
    border-left: 0;

    &[data-state='next'] {
      border-top-style: dotted;
    }
  }
`;

export const StepTitle = styled.span`
  font-weight: 600;
`;

export const StepDetail = styled.span`
  font-size: ${size.s};
`;
