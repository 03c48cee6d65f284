import { styled } from 'styled-components';

import { useIsOffered } from '../../api/useIsOffered';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Box, BoxTitle } from '../../ui/Box';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { color, space } from '../../ui/theme';

import { MoreLinks, MoreLink } from './section';

const Text = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.inkSoft};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: ${space(2)};
`;

/** Links for orders that already exist in a file or a scanner. */
export function ScanEntry() {
  const t = useTranslate();
  const hasProductData = useIsOffered('product-data');
  return (
    <Box aria-labelledby="scan-title">
      <BoxTitle id="scan-title">{t('home.scan.title')}</BoxTitle>
      <Text>{t('home.scan.why')}</Text>
      <Actions>
        <Button as={Link} to={paths.opticon}>
          <Icon name="scan" size={18} />
          {t('home.scan.link')}
        </Button>
      </Actions>
      <MoreLinks>
        <MoreLink to={paths.orderForm}>{t('orderForm.title')}</MoreLink>
        {hasProductData && <MoreLink to={paths.productData}>{t('productData.title')}</MoreLink>}
      </MoreLinks>
    </Box>
  );
}
