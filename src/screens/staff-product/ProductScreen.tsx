import { useState } from 'react';
import { styled } from 'styled-components';

import type { DeskProduct } from '../../api/staffProducts';
import { KeysSheet } from '../../features/desk-frame/KeysSheet';
import { QuestionSheet } from '../../features/desk-frame/QuestionSheet';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useMayWork } from '../../features/desk-order/useMayWork';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { from, space } from '../../ui/theme';

import { actsOf, type Opened } from './actsOf';
import { ChangeForm } from './ChangeForm';
import { Facts } from './Facts';
import { changedSince } from './fieldNames';
import { Offers } from './Offers';
import { PictureBox } from './PictureBox';
import { PriceForm } from './PriceForm';
import { ProductHead } from './ProductHead';
import { ProductTools } from './ProductTools';
import { sourceName } from './sourceName';
import { StockForm } from './StockForm';
import { Story } from './Story';
import { useProductDeeds } from './useProductDeeds';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Turned = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;

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

/** The product, what can be changed, and what was changed here. */
export function ProductScreen({ product, back, onLeave }: ProductScreenProps) {
  const t = useTranslate();
  const mayChange = useMayWork('catalogue');
  const deeds = useProductDeeds(product);
  const [opened, setOpened] = useState<Opened | null>(null);
  /** As it was when what is open was opened. */
  const [seen, setSeen] = useState(product);
  const { product_id: id } = product;

  const open = (what: Opened | null) => {
    deeds.forget();
    setOpened(what);
    setSeen(product);
    // What had the focus is gone with the form.
    if (what === null) document.getElementById('main')?.focus();
  };
  const acts = actsOf(product, mayChange, open);
  const isFree = opened === null && !deeds.isBusy;
  useDeskKeys(isFree ? { ...acts, Escape: onLeave } : {});

  const who = product.source ? sourceName(product.source, t) : t('products.source.unknown');
  const what = changedSince(seen, product).map((label) => t(label));
  const failure = deeds.isStale
    ? t('products.changed', { who, what: what.join(', ') || t('products.facts') })
    : deeds.failure;
  const form = { product, deeds, onClose: () => open(null) };
  return (
    <>
      <ProductHead product={product} back={back}>
        <ProductTools product={product} acts={acts} isBusy={deeds.isBusy} />
        <Turned role="status">
          {deeds.turned && (
            <>
              {t(`products.${deeds.turned}.done`, { id })}{' '}
              <SmallButton type="button" disabled={deeds.isBusy} onClick={() => void deeds.undo()}>
                {t('customers.undo')}
              </SmallButton>
            </>
          )}
        </Turned>
        {opened === null && failure && <FormMessage>{failure}</FormMessage>}
      </ProductHead>
      {opened === 'form' && <ChangeForm {...form} failure={failure} />}
      {opened === 'price' && <PriceForm {...form} failure={failure} />}
      {opened === 'stock' && <StockForm {...form} />}
      <Parts>
        <Offers product={product} />
        <PictureBox product={product} mayChange={mayChange} />
        <Facts product={product} />
        <Story product={product} />
      </Parts>
      {(opened === 'withdraw' || opened === 'restore') && (
        <QuestionSheet
          title={t(`products.${opened}.title`, { id })}
          effect={t(`products.${opened}.effect`)}
          yes={t(`products.${opened}`)}
          failure={failure}
          isBusy={deeds.isBusy}
          onYes={() => void deeds.turn(opened).then((isDone) => isDone && setOpened(null))}
          onNo={() => open(null)}
        />
      )}
      {opened === 'keys' && <KeysSheet keys={KEYS} onClose={() => open(null)} />}
    </>
  );
}
