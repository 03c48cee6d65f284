import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Skeleton } from '../../ui/Skeleton';
import { space } from '../../ui/theme';

const Lines = styled.div`
  display: grid;
  align-content: start;
  min-height: 80vh;
  gap: ${space(3)};
  max-width: 72ch;
`;

const Line = styled(Skeleton)`
  height: ${space(4)};

  &:nth-child(4n) {
    width: 60%;
    margin-bottom: ${space(4)};
  }
`;

/** Placeholder for a text while it loads; it keeps the content below out of the viewport. */
export function TextSkeleton() {
  const t = useTranslate();
  return (
    <div role="status">
      <span className="hidden-text">{t('app.loading')}</span>
      <Lines>
        {Array.from({ length: 12 }, (_, index) => (
          <Line key={index} />
        ))}
      </Lines>
    </div>
  );
}
