import { styled } from 'styled-components';

import { Skeleton } from '../../ui/Skeleton';
import { from, space } from '../../ui/theme';

import { RowItem, Rows } from './parts';

const Row = styled(RowItem)<{ $onPhone: number; $wide: number }>`
  display: flex;
  align-items: center;
  height: ${({ $onPhone }) => $onPhone}px;

  ${from.tablet} {
    height: ${({ $wide }) => $wide}px;
  }
`;

interface RowsSkeletonProps {
  count: number;
  /** Pixels of a row where its parts stand below each other, and where they are side by side. */
  onPhone: number;
  wide: number;
}

const Line = styled(Skeleton)`
  flex: 1;
  height: ${space(5)};
`;

/** The shape of a list of rows while it is on the way. */
export function RowsSkeleton({ count, onPhone, wide }: RowsSkeletonProps) {
  return (
    <Rows aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Row key={index} $onPhone={onPhone} $wide={wide}>
          <Line />
        </Row>
      ))}
    </Rows>
  );
}
