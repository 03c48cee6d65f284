import { styled } from 'styled-components';

import { QuickBox } from '../../features/quick-add/QuickBox';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectPreviewCount } from '../../slices/cartPreview';
import { useAppSelector } from '../../store/hooks';
import { Box } from '../../ui/Box';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { color, from, space } from '../../ui/theme';

const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: 900px;
  }
`;

const More = styled(Box)`
  display: grid;
  gap: ${space(3)};

  h2 {
    margin: 0;
  }

  p {
    color: ${color.inkSoft};
  }
`;

/** One product after the other by its number; longer lists are pasted, scanned or uploaded. */
export function QuickOrderPage() {
  const t = useTranslate();
  const lines = useAppSelector(selectPreviewCount);
  usePageTitle(t('quickOrder.title'));
  return (
    <>
      <PageHead title={t('quickOrder.title')}>{t('quickOrder.words')}</PageHead>
      <Parts>
        <QuickBox />
        <More aria-labelledby="more-title">
          <h2 id="more-title">{t('quickOrder.more')}</h2>
          <p>{t('quickOrder.more.words')}</p>
          <Link className="button" to={paths.opticon}>
            <Icon name="scan" size={18} />
            {t('quickOrder.paste')}
          </Link>
          <Link className="button" to={paths.cart}>
            <Icon name="cart" size={18} />
            {t('quickOrder.cart', { count: lines })}
          </Link>
        </More>
      </Parts>
    </>
  );
}
