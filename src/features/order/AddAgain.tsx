import { useTranslate } from '../../i18n/useTranslate';
import { linesAdded, selectIsAddingToCart } from '../../slices/cartPreview';
import { previewOfOrdered, type OrderedLine } from '../../slices/previewItem';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { plainText } from '../../ui/SafeHtml';

/** Adds the packs of one order line to the cart again. */
export function AddAgain({ line }: { line: OrderedLine }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isAdding = useAppSelector(selectIsAddingToCart);

  const add = () => {
    if (!isAdding) dispatch(linesAdded({ lines: [previewOfOrdered(line)], source: 'card' }));
  };
  return (
    <SmallButton
      aria-label={t('order.again.name', { count: line.order_qty, name: plainText(line.name) })}
      aria-disabled={isAdding}
      onClick={add}
    >
      <Icon name="cart" size={16} />
      {t('order.reOrder')}
    </SmallButton>
  );
}
