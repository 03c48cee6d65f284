import { styled } from 'styled-components';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectShownCart } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { Box, BoxTitle } from '../../ui/Box';
import { Button, PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { color, size, space } from '../../ui/theme';
import { useIsHydrated } from '../../ui/useIsHydrated';

const Sum = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space(3)};
`;

const Figure = styled.strong`
  font-size: ${size.xl};
`;

const Muted = styled.p`
  color: ${color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  > * {
    flex: 1 0 auto;
  }
`;

/**
 * Same height with and without lines: a server-rendered page does not know the cart, and hydration
 * must not shift the layout.
 */
const Content = styled.div`
  display: grid;
  align-content: start;
  min-height: 6.375rem;
`;

/** The current cart: number of lines and total. */
export function CurrentCart() {
  const t = useTranslate();
  const format = useFormat();
  const { items, cents } = useAppSelector(selectShownCart);
  const count = items.length;
  const isHydrated = useIsHydrated();
  return (
    <Box aria-labelledby="cart-now-title">
      <BoxTitle id="cart-now-title">{t('home.cart')}</BoxTitle>
      <Content>
        {!isHydrated ? (
          <Skeleton />
        ) : count === 0 ? (
          <Muted>{t('preview.empty')}</Muted>
        ) : (
          <>
            <Sum>
              <span>{t('order.size', { count })}</span>
              <Figure>{format.cents(cents)}</Figure>
            </Sum>
            <Actions>
              <Button as={Link} to={paths.cart}>
                {t('preview.viewCart')}
              </Button>
              <PrimaryButton as={Link} to={paths.orderConfirm}>
                {t('preview.checkout')}
              </PrimaryButton>
            </Actions>
          </>
        )}
      </Content>
    </Box>
  );
}
