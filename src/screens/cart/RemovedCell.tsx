import type { CartLine } from '#contract/cart';
import { isOrderable } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { plainText } from '../../ui/SafeHtml';

interface RemovedCellProps {
  line: CartLine;
  onPutBack: () => void;
}

/** Where a line stood; what cannot be ordered any more cannot be put back either. */
export function RemovedCell({ line, onPutBack }: RemovedCellProps) {
  const t = useTranslate();
  const name = plainText(line.name);
  return (
    <td role="cell" className="removed">
      {t('cart.removed', { name })}
      {isOrderable(line) && (
        <button
          type="button"
          className="button small"
          aria-label={t('cart.undo.name', { name })}
          onClick={onPutBack}
        >
          {t('cart.undo')}
        </button>
      )}
    </td>
  );
}
