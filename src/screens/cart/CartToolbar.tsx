import { styled } from 'styled-components';

import { useEmptyCartMutation } from '../../api/cart';
import { reasonOf } from '../../api/reasonOf';
import { useTranslate } from '../../i18n/useTranslate';
import { selectPreviewItems, type PreviewItem } from '../../slices/cartPreview';
import { linesDeselected, linesSelected } from '../../slices/cartSelection';
import { noticeGiven } from '../../slices/notices';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { selectShownCart } from '../../store/shownCart';
import { useCustomer } from '../../store/useMarket';
import { Checkbox } from '../../ui/Checkbox';
import { Icon } from '../../ui/Icon';
import { space } from '../../ui/theme';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  margin: ${space(3)} 0;

  label {
    display: inline-flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 32px;
  }
`;

interface CartToolbarProps {
  onEmptied: (items: readonly PreviewItem[]) => void;
}

/** Selects all lines or none, and empties the cart. */
export function CartToolbar({ onEmptied }: CartToolbarProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const customer = useCustomer();
  const { lines, orderable, selected } = useAppSelector(selectShownCart);
  const [emptyCart, { isLoading }] = useEmptyCartMutation();
  const isAll = selected.length === orderable.length && orderable.length > 0;

  const selectAll = () => {
    const productIds = orderable.map(({ product_id }) => product_id);
    const choose = isAll ? linesDeselected : linesSelected;
    dispatch(choose({ userId: customer.user_id, productIds }));
  };
  const empty = async () => {
    const items = selectPreviewItems(store.getState());
    const { user_id, lang } = customer;
    const { error } = await emptyCart({ user_id, lang });
    if (!error) return onEmptied(items);
    dispatch(noticeGiven({ kind: 'error', message: reasonOf(error, 'cart.emptyFailed') }));
  };

  return (
    <Bar>
      <label>
        <Checkbox
          isMixed={!isAll && selected.length > 0}
          aria-label={t('cart.selectAll')}
          checked={isAll}
          disabled={orderable.length === 0}
          onChange={selectAll}
        />
        <span>{t('cart.selected', { selected: selected.length, lines: lines.length })}</span>
      </label>
      <button
        type="button"
        className="button small"
        disabled={isLoading || lines.length === 0}
        onClick={() => void empty()}
      >
        <Icon name="trash" size={16} />
        {t('cart.emptyAll')}
      </button>
    </Bar>
  );
}
