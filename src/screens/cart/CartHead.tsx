import { styled } from 'styled-components';

import { SaveList } from '../../features/save-list/SaveList';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { cartEmptied } from '../../slices/cartPreview';
import { linesDeselected, linesSelected } from '../../slices/cartSelection';
import type { PreviewItem } from '../../slices/previewItem';
import { selectShownCart } from '../../store/cart';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SmallButton } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { space } from '../../ui/theme';

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 32px;
  margin-right: ${space(3)};
`;

interface CartHeadProps {
  onEmptied: (items: readonly PreviewItem[]) => void;
}

/** Page heading with controls that select all or no lines and empty the cart. */
export function CartHead({ onEmptied }: CartHeadProps) {
  const t = useTranslate();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const { items, lines, orderable, selected } = useAppSelector(selectShownCart);
  const isAllSelected = selected.length === orderable.length && orderable.length > 0;

  const toggleAll = () => {
    const actionCreator = isAllSelected ? linesDeselected : linesSelected;
    dispatch(actionCreator(orderable.map(({ product_id }) => product_id)));
  };
  const emptyCart = () => {
    onEmptied(items);
    dispatch(cartEmptied([...items]));
  };

  return (
    <PageHead title={t('cart.title')}>
      <Label>
        <Checkbox
          isMixed={!isAllSelected && selected.length > 0}
          aria-label={t('cart.selectAll')}
          checked={isAllSelected}
          disabled={orderable.length === 0}
          onChange={toggleAll}
        />
        <span>{t('cart.selected', { selected: selected.length, lines: lines.length })}</span>
      </Label>
      <SaveList
        name={t('savedLists.fromCart', { date: format.date(new Date().toISOString()) })}
        linesOf={() => items.map(({ id, quantity }) => ({ product_id: id, packs: quantity }))}
      />
      <SmallButton disabled={lines.length === 0} onClick={emptyCart}>
        <Icon name="trash" size={16} />
        {t('cart.emptyAll')}
      </SmallButton>
    </PageHead>
  );
}
