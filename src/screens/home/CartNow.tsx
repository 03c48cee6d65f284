import { styled } from 'styled-components';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectShownCart } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { Box } from '../../ui/Box';
import { Link } from '../../ui/Link';
import { color, size, space } from '../../ui/theme';

const Sum = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space(3)};

  strong {
    font-size: ${size.xl};
  }
`;

const Soft = styled.p`
  color: ${color.inkSoft};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  .button {
    flex: 1 0 auto;
  }
`;

/** The order in the making. */
export function CartNow() {
  const t = useTranslate();
  const format = useFormat();
  const { items, cents } = useAppSelector(selectShownCart);
  const count = items.length;
  return (
    <Box aria-labelledby="cart-now-title">
      <h2 id="cart-now-title">{t('home.cart')}</h2>
      {count === 0 ? (
        <Soft>{t('preview.empty')}</Soft>
      ) : (
        <>
          <Sum>
            <span>{t('home.lines', { count })}</span>
            <strong>{format.cents(cents)}</strong>
          </Sum>
          <Ways>
            <Link className="button" to={paths.cart}>
              {t('preview.viewCart')}
            </Link>
            <Link className="button primary" to={paths.orderConfirm}>
              {t('preview.checkout')}
            </Link>
          </Ways>
        </>
      )}
    </Box>
  );
}
