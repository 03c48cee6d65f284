import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { Skeleton } from './Skeleton';
import { from, layout, size, space } from './theme';

/** The padding is the height of a line of column heads, which a phone does not show. */
const Box = styled.div`
  display: grid;

  ${from.tablet} {
    padding-top: calc(1.45 * ${size.s} + 3px);
  }
`;

const Row = styled(Skeleton)<{ $cardHeight: string }>`
  height: ${({ $cardHeight }) => $cardHeight};
  border-block: ${space(1)} solid transparent;
  background-clip: padding-box;

  ${from.tablet} {
    height: ${layout.row};
  }
`;

interface TableSkeletonProps {
  rows?: number;
  /** Height of a row on a phone, where it is a card, with the gap below it. */
  cardHeight?: string;
}

/** Placeholder for a table whose rows are loading. */
export function TableSkeleton({ rows = 8, cardHeight = layout.row }: TableSkeletonProps) {
  const t = useTranslate();
  return (
    <Box role="status">
      <span className="hidden-text">{t('app.loading')}</span>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index} $cardHeight={cardHeight} />
      ))}
    </Box>
  );
}
