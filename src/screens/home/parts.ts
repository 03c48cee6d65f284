import { styled } from 'styled-components';

import { Link } from '../../ui/Link';
import { color, space } from '../../ui/theme';

/** A heading with what belongs to it at the other end of the line. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  min-height: var(--control);
  margin-bottom: ${space(3)};
`;

export const HeadLink = styled(Link)`
  padding-block: ${space(1)};
`;

/** Rows with a line between them. */
export const Rows = styled.ul`
  border-top: 1px solid ${color.line};
`;

export const RowItem = styled.li`
  border-bottom: 1px solid ${color.line};
`;

/** Further ways, said quietly. */
export const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  margin-top: ${space(3)};
`;

export const MoreLink = styled(Link)`
  min-height: 24px;
`;
