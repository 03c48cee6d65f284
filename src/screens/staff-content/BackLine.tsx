import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  min-height: 2.5rem;
  overflow-wrap: anywhere;
`;

const Back = styled(Link)`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 1.5rem;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-left: auto;
`;

interface BackLineProps {
  to: string;
  state?: object;
  /** Where it leads. */
  back: string;
  title: string;
  children?: ReactNode;
}

/** The name of a screen below another one, with the way back and its tools. */
export function BackLine({ to, state, back, title, children }: BackLineProps) {
  return (
    <Line>
      <Back className="no-print" to={to} state={state}>
        <Icon name="back" size={16} />
        {back}
      </Back>
      <h1>{title}</h1>
      <Tools className="no-print">{children}</Tools>
    </Line>
  );
}
