import { styled } from 'styled-components';

import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

/** Section heading with related links and tools at the end of the line. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  min-height: var(--control);
  margin-bottom: ${space(1)};
`;

export const HeadLink = styled(Link)`
  padding-block: ${space(1)};
`;

/** Actions that apply to a whole section. */
export const SectionTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-left: auto;
`;

/** Secondary links, set unobtrusively. */
export const MoreLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  margin-top: ${space(3)};
`;

export const MoreLink = styled(Link)`
  min-height: 24px;
`;
