import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { Skeleton } from './Skeleton';
import { layout, space } from './theme';

const Box = styled.div`
  display: grid;
  margin-top: ${space(7)};
`;

const Row = styled(Skeleton)`
  height: ${layout.row};
  border-block: ${space(1)} solid transparent;
  background-clip: padding-box;
`;

/** Placeholder for a table whose rows are loading. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  const t = useTranslate();
  return (
    <Box role="status">
      <span className="hidden-text">{t('app.loading')}</span>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index} />
      ))}
    </Box>
  );
}
