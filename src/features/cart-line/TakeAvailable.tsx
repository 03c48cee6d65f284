import { styled } from 'styled-components';

import type { CartLine } from '#contract/cart';
import { isOrderable, maxPacks } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { packsSet } from '../../slices/cartPreview';
import { useAppDispatch } from '../../store/hooks';
import { SmallButton } from '../../ui/Button';
import { color, size, space } from '../../ui/theme';

const Box = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color.warn};
  font-size: ${size.s};
`;

interface TakeAvailableProps {
  line: CartLine;
  /** Ship packs as displayed. */
  packs: number;
}

/**
 * For a line that asks for more than is in stock: the available quantity and a button that takes
 * it.
 */
export function TakeAvailable({ line, packs }: TakeAvailableProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const maximum = maxPacks(line);
  if (!isOrderable(line) || packs <= maximum) return null;

  const takeAvailable = () => dispatch(packsSet({ id: line.product_id, packs: maximum }));
  return (
    <Box>
      {t('product.clamped', { count: maximum })}
      <SmallButton onClick={takeAvailable}>{t('cart.takeMost', { count: maximum })}</SmallButton>
    </Box>
  );
}
