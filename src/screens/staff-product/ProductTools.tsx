import type { DeskProduct } from '../../api/staffProducts';
import { DeskTools } from '../../features/desk-frame/DeskTools';
import type { DeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useTranslate } from '../../i18n/useTranslate';

interface ProductToolsProps {
  product: DeskProduct;
  keys: DeskKeys;
  isBusy: boolean;
}

/** Actions on the product. */
export function ProductTools({ product, keys, isBusy }: ProductToolsProps) {
  const t = useTranslate();
  return (
    <DeskTools
      label={t('products.actions')}
      tools={[
        ['s', 'products.stock'],
        ['p', 'products.price'],
        ['e', 'customers.change'],
        ['w', product.withdrawn ? 'products.restore' : 'products.withdraw'],
        ['?', 'desk.keys'],
      ]}
      keys={keys}
      isBusy={isBusy}
    />
  );
}
