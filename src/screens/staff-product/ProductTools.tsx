import type { DeskProduct } from '../../api/staffProducts';
import { KeyedButton } from '../../features/desk-keys/KeyedButton';
import { ToolStrip } from '../../features/desk-keys/ToolStrip';
import { useTranslate } from '../../i18n/useTranslate';

import type { ProductActs } from './actsOf';

interface ProductToolsProps {
  product: DeskProduct;
  acts: ProductActs;
  isBusy: boolean;
}

/** What can be done with the product, each with its letter. */
export function ProductTools({ product, acts, isBusy }: ProductToolsProps) {
  const t = useTranslate();
  const tools = [
    ['s', 'products.stock'],
    ['p', 'products.price'],
    ['e', 'customers.change'],
    ['w', product.withdrawn ? 'products.restore' : 'products.withdraw'],
    ['?', 'desk.keys'],
  ] as const;
  return (
    <ToolStrip className="no-print" role="group" aria-label={t('products.actions')}>
      {tools.map(([letter, words]) => {
        const act = acts[letter];
        return (
          act && (
            <KeyedButton
              key={letter}
              letter={letter}
              isPrimary={letter === 's'}
              disabled={isBusy}
              onClick={act}
            >
              {t(words)}
            </KeyedButton>
          )
        );
      })}
    </ToolStrip>
  );
}
