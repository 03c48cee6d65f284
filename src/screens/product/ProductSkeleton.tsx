import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { PictureFrame } from '../../ui/Picture';
import { Skeleton } from '../../ui/Skeleton';
import { space } from '../../ui/theme';

import { ProductColumns } from './layout';

const Line = styled(Skeleton)`
  display: block;
  height: 18px;
  margin-bottom: ${space(4)};

  &:first-child {
    height: 34px;
  }
`;

const WIDTHS = ['80%', '30%', '45%', '60%', '35%', '50%'];

/** Placeholder for a product page while it loads. */
export function ProductSkeleton() {
  const t = useTranslate();
  return (
    <ProductColumns aria-busy="true">
      <PictureFrame data-is="loading" />
      <div>
        {WIDTHS.map((width) => (
          <Line key={width} style={{ width }} />
        ))}
      </div>
      <p className="hidden-text" role="status">
        {t('app.loading')}
      </p>
    </ProductColumns>
  );
}
