import { styled } from 'styled-components';

import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

const StyledLink = styled(Link)`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 1.5rem;
`;

export interface BackTarget {
  to: string;
  state?: object | undefined;
  /** Link text: the name of the target. */
  label: string;
}

/** Link back to the list that a screen was opened from. */
export function BackLink({ to, state, label }: BackTarget) {
  return (
    <StyledLink className="no-print" to={to} state={state}>
      <Icon name="back" size={16} />
      {label}
    </StyledLink>
  );
}
