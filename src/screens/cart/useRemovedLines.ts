import { useCallback, useState } from 'react';

import type { CartLine } from '#contract/cart';

import { useTranslate } from '../../i18n/useTranslate';
import type { PreviewItem } from '../../slices/previewItem';
import { plainText } from '../../ui/SafeHtml';

/** Lines removed on this screen, by product id; each can be restored in its original position. */
type RemovedLines = Record<string, CartLine>;

/** What was removed from the cart on this screen: single lines, or all of them at once. */
export function useRemovedLines() {
  const t = useTranslate();
  const [removed, setRemoved] = useState<RemovedLines>({});
  const [emptied, setEmptied] = useState<readonly PreviewItem[]>([]);
  const [announcement, setAnnouncement] = useState('');

  const rememberRemoved = useCallback(
    (line: CartLine) => {
      setRemoved((before) => ({ ...before, [line.product_id]: line }));
      setEmptied([]);
      setAnnouncement(t('cart.removed', { name: plainText(line.name) }));
    },
    [t],
  );
  const rememberEmptied = (items: readonly PreviewItem[]) => {
    setEmptied(items);
    setRemoved({});
  };
  return { removed, emptied, announcement, rememberRemoved, rememberEmptied };
}
