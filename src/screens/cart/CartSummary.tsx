import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectShownCart } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { TotalBar } from '../../ui/TotalBar';

/** Total of the selected lines, always visible, with the link to the order review. */
export function CartSummary() {
  const t = useTranslate();
  const format = useFormat();
  const { selected, units, cents } = useAppSelector(selectShownCart);
  return (
    <TotalBar
      label={t('cart.total')}
      total={format.cents(cents)}
      note={
        selected.length > 0
          ? t('order.counts', { lines: selected.length, units })
          : t('cart.noneSelected')
      }
    >
      {selected.length > 0 ? (
        <PrimaryButton as={Link} to={paths.orderConfirm}>
          {t('cart.review')}
        </PrimaryButton>
      ) : (
        <PrimaryButton type="button" disabled>
          {t('cart.review')}
        </PrimaryButton>
      )}
    </TotalBar>
  );
}
