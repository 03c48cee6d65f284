import { styled } from 'styled-components';

import { color, size, space } from '../theme';

import type { ChartProps } from './chartData';
import { ChartValue } from './ChartValue';

/** Wide tables scroll in their own frame. */
const Frame = styled.div`
  overflow-x: auto;
`;

const Values = styled.table`
  border-collapse: collapse;
  font-size: ${size.s};
`;

const Cell = styled.td`
  padding: ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color.line};
  text-align: right;
  white-space: nowrap;

  &:first-child {
    padding-left: 0;
    text-align: left;
  }
`;

const RowHead = styled(Cell)`
  font-weight: 400;
`;

/** The values of a chart as a table. */
export function ChartTable({ title, pointsName, points, series, format }: ChartProps) {
  return (
    <Frame tabIndex={0} role="group" aria-label={title}>
      <Values aria-label={title}>
        <thead>
          <tr>
            <Cell as="th" scope="col">
              {pointsName}
            </Cell>
            {series.map(({ name }) => (
              <Cell as="th" key={name} scope="col">
                {name}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name }, index) => (
            <tr key={name}>
              <RowHead as="th" scope="row">
                {name}
              </RowHead>
              {series.map((one) => (
                <Cell key={one.name}>
                  <ChartValue to={one.to?.[index]}>{format(one.values[index] ?? 0)}</ChartValue>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Values>
    </Frame>
  );
}
