import { styled } from 'styled-components';

import { useIsOffered } from '../../api/useIsOffered';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Box } from '../../ui/Box';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { color, space } from '../../ui/theme';

import { More } from './parts';

const Words = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.inkSoft};
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: ${space(2)};
`;

/** For orders that stand in a file or a scanner already. */
export function ScanEntry() {
  const t = useTranslate();
  const hasData = useIsOffered('product-data');
  return (
    <Box aria-labelledby="scan-title">
      <h2 id="scan-title">{t('home.scan.title')}</h2>
      <Words>{t('home.scan.why')}</Words>
      <Ways>
        <Link className="button" to={paths.opticon}>
          <Icon name="scan" size={18} />
          {t('home.scan.link')}
        </Link>
      </Ways>
      <More>
        <Link to={paths.orderForm}>{t('orderForm.title')}</Link>
        {hasData && <Link to={paths.productData}>{t('productData.title')}</Link>}
      </More>
    </Box>
  );
}
