import { styled } from 'styled-components';

import { lazyPart } from '../../i18n/lazyPart';
import { OptionalPart } from '../OptionalPart';
import { Skeleton } from '../Skeleton';

import type { ChartProps } from './chartData';
import { PLOT_HEIGHT } from './plotHeight';

const DrawnChart = lazyPart(() => import('./DrawnChart'), 'DrawnChart');

/** The height of title, legend, axis and buttons. */
const FURNITURE = 150;

const Room = styled(Skeleton)`
  display: block;
  width: 100%;
`;

/** A placeholder of about the height of a chart. */
export const ChartRoom = ({ isSmall = false }: Pick<ChartProps, 'isSmall'>) => (
  <Room style={{ height: PLOT_HEIGHT[isSmall ? 'small' : 'normal'] + FURNITURE }} />
);

/** A chart with its values by keyboard, touch and pointer, as a table and as a file; loaded when shown. */
export function Chart(props: ChartProps) {
  return (
    <OptionalPart room={<ChartRoom isSmall={props.isSmall} />}>
      <DrawnChart {...props} />
    </OptionalPart>
  );
}
