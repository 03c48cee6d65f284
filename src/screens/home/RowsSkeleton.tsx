import { styled } from 'styled-components';

import { space } from '../../ui/theme';

import { Rows } from './parts';

const Row = styled.li`
  display: flex;
  align-items: center;
`;

const Line = styled.span`
  flex: 1;
  height: ${space(5)};
`;

/** The shape of a list of rows while it is on the way. */
export function RowsSkeleton({ count, height }: { count: number; height: number }) {
  return (
    <Rows aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Row key={index} style={{ height }}>
          <Line className="skeleton" />
        </Row>
      ))}
    </Rows>
  );
}
