import { useState } from 'react';

import type { DeskProduct } from '../../api/staffProducts';
import { ConfirmDialog } from '../../features/desk-frame/ConfirmDialog';
import { DoneLine } from '../../features/desk-frame/DoneLine';
import { RecordParts } from '../../features/desk-frame/RecordParts';
import { ShortcutsDialog } from '../../features/desk-frame/ShortcutsDialog';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import { useTranslate } from '../../i18n/useTranslate';
import { FormMessage } from '../../ui/FormMessage';

import { ChangeForm } from './ChangeForm';
import { Facts } from './Facts';
import { changedFieldLabels } from './fieldNames';
import { Offers } from './Offers';
import { PictureBox } from './PictureBox';
import { PriceForm } from './PriceForm';
import { ProductHead } from './ProductHead';
import { ProductHistory } from './ProductHistory';
import { ProductTools } from './ProductTools';
import { shortcutsOf, type OpenDialog } from './shortcutsOf';
import { sourceName } from './sourceName';
import { StockForm } from './StockForm';
import { useProductActions } from './useProductActions';

const KEYS = [
  ['S', 'products.stock'],
  ['P', 'products.key.price'],
  ['E', 'customers.change'],
  ['W', 'products.key.withdraw'],
  ['Esc', 'customers.key.back'],
  ['?', 'desk.key.keys'],
] as const;

interface ProductScreenProps {
  product: DeskProduct;
  back: { to: string; state: object };
  onLeave: () => void;
}

/** The product, the possible changes, and the history of changes made here. */
export function ProductScreen({ product, back, onLeave }: ProductScreenProps) {
  const t = useTranslate();
  const mayChange = useHasRole('catalogue');
  const actions = useProductActions(product);
  const { opened, open, finish } = useOpened<OpenDialog>(actions.forget);
  /** The product as it was when the form or dialog was opened. */
  const [productAtOpen, setProductAtOpen] = useState(product);
  const { product_id: id } = product;

  const openDialog = (what: OpenDialog | null) => {
    open(what);
    setProductAtOpen(product);
  };
  const keys = shortcutsOf(product, mayChange, openDialog);
  const canUseShortcuts = opened === null && !actions.isBusy;
  useDeskKeys(canUseShortcuts ? { ...keys, Escape: onLeave } : {});

  const who = product.source ? sourceName(product.source, t) : t('products.source.unknown');
  const what = changedFieldLabels(productAtOpen, product).map((label) => t(label));
  const failure = actions.isStale
    ? t('products.changed', { who, what: what.join(', ') || t('products.facts') })
    : actions.failure;
  const formProps = { product, actions, onClose: () => openDialog(null) };
  return (
    <>
      <ProductHead product={product} back={back}>
        <ProductTools product={product} keys={keys} isBusy={actions.isBusy} />
        <DoneLine
          message={actions.lastAction && t(`products.${actions.lastAction}.done`, { id })}
          isBusy={actions.isBusy}
          onUndo={() => void actions.undo()}
        />
        {opened === null && failure && <FormMessage>{failure}</FormMessage>}
      </ProductHead>
      {opened === 'form' && <ChangeForm {...formProps} failure={failure} />}
      {opened === 'price' && <PriceForm {...formProps} failure={failure} />}
      {opened === 'stock' && <StockForm {...formProps} />}
      <RecordParts>
        <Offers product={product} />
        <PictureBox product={product} mayChange={mayChange} />
        <Facts product={product} />
        <ProductHistory product={product} />
      </RecordParts>
      {(opened === 'withdraw' || opened === 'restore') && (
        <ConfirmDialog
          title={t(`products.${opened}.title`, { id })}
          effect={t(`products.${opened}.effect`)}
          yes={t(`products.${opened}`)}
          failure={failure}
          isBusy={actions.isBusy}
          onYes={() => void actions.withdrawOrRestore(opened).then((isDone) => isDone && finish())}
          onNo={() => openDialog(null)}
        />
      )}
      {opened === 'keys' && <ShortcutsDialog keys={KEYS} onClose={() => openDialog(null)} />}
    </>
  );
}
