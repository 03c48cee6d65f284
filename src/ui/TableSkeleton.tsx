import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { Skeleton } from './Skeleton';
import { layout, space } from './theme';

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(6)};
`;

const Row = styled(Skeleton)`
  height: ${layout.row};
`;

/** The shape of a table while its rows are on the way. */
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
