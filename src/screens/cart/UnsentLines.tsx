import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { selectUnsent } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { SafeHtml } from '../../ui/SafeHtml';
import { WarnBox, WarnItem, WarnList } from '../../ui/WarnBox';

/** Items added to the cart while the server did not respond. */
export function UnsentLines() {
  const t = useTranslate();
  const format = useFormat();
  const unsent = useAppSelector(selectUnsent);
  if (unsent.length === 0) return null;
  return (
    <WarnBox>
      <p role="status">{t('cart.kept')}</p>
      <WarnList tabIndex={0} aria-label={t('cart.unsaved')}>
        {unsent.flatMap(({ key, lines }) =>
          lines.map(({ id, name, quantity }) => (
            <WarnItem key={`${key} ${id}`}>
              <strong>{format.number(quantity)} ×</strong>
              <span className="mono">{id}</span>
              <SafeHtml html={name} />
            </WarnItem>
          )),
        )}
      </WarnList>
    </WarnBox>
  );
}
