import { styled } from 'styled-components';

import { Link } from '../Link';

/** As large as a target must be (WCAG 2.5.8), also if it is a single digit. */
const Target = styled(Link)`
  display: inline-block;
  min-width: 24px;
  line-height: 24px;
`;

interface ChartValueProps {
  /** Address of the list behind it. */
  to: string | undefined;
  children: string;
}

/** A value in words, which leads to its list if there is one. */
export const ChartValue = ({ to, children }: ChartValueProps) =>
  to === undefined ? children : <Target to={to}>{children}</Target>;
