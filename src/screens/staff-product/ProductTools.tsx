import type { DeskProduct } from '../../api/staffProducts';
import { DeskTools, type Acts } from '../../features/desk-frame/DeskTools';
import { useTranslate } from '../../i18n/useTranslate';

interface ProductToolsProps {
  product: DeskProduct;
  acts: Acts;
  isBusy: boolean;
}

/** What can be done with the product. */
export function ProductTools({ product, acts, isBusy }: ProductToolsProps) {
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
      acts={acts}
      isBusy={isBusy}
    />
  );
}
