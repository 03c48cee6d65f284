import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { BackLink } from '../../features/desk-frame/BackLink';
import { space } from '../../ui/theme';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  min-height: 2.5rem;
  overflow-wrap: anywhere;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-left: auto;
`;

interface SubpageHeaderProps {
  to: string;
  state?: object;
  /** Label of the back link. */
  back: string;
  title: string;
  children?: ReactNode;
}

/** Title of a nested screen, with a back link and its tools. */
export function SubpageHeader({ to, state, back, title, children }: SubpageHeaderProps) {
  return (
    <Line>
      <BackLink to={to} state={state} label={back} />
      <h1>{title}</h1>
      <Tools className="no-print">{children}</Tools>
    </Line>
  );
}
