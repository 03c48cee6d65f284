import { css, styled } from 'styled-components';

import { Link } from '../../ui/Link';
import { color, size, space } from '../../ui/theme';

const group = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Group = styled.fieldset`
  ${group}
`;

export const LinkGroup = styled.nav`
  ${group}
`;

const name = css`
  padding: 0 0 6px;
  font-size: ${size.text};
  font-weight: 600;
`;

export const GroupName = styled.legend`
  ${name}
`;

export const LinkGroupName = styled.h2`
  ${name}
`;

const choice = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 1.75rem;
  font-size: ${size.s};
  cursor: pointer;

  &:hover {
    color: ${color.primary};
  }
`;

export const Choice = styled.label`
  ${choice}
`;

export const LinkChoice = styled(Link)`
  color: inherit;
  text-decoration: none;
  ${choice}

  &[aria-current] {
    color: ${color.primary};
    font-weight: 600;
  }
`;

export const Count = styled.span`
  margin-left: auto;
  color: ${color.inkSoft};
`;
