import { useState } from 'react';
import { useParams } from 'react-router';

import {
  useShowDeskProductQuery,
  useChangeProductMutation,
  type DeskProduct,
} from '../../api/staffProducts';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { RecordParts } from '../../features/desk-frame/Aside';
import { DeskHead } from '../../features/desk-frame/DeskHead';
import { DeskTools } from '../../features/desk-frame/DeskTools';
import { DoneLine } from '../../features/desk-frame/DoneLine';
import { RecordPage, useWayBack, type WayBack } from '../../features/desk-frame/RecordPage';
import { useAction } from '../../features/desk-frame/useAction';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { FormMessage } from '../../ui/FormMessage';
import { SafeHtml } from '../../ui/SafeHtml';
import { StatusLabel } from '../../ui/StatusLabel';

import { ChangeForm } from './ChangeForm';
import { changedFieldLabels } from './fieldNames';
import { Offers } from './Offers';
import { PictureBox } from './PictureBox';
import { PriceForm } from './PriceForm';
import { ProductCharts } from './ProductCharts';
import { Facts, ProductHistory, useProductName } from './ProductParts';
import { sourceName } from './SourceNote';
import { StockForm } from './StockForm';

/** One product, with all details and all possible changes. */
export function ProductPage() {
  const t = useTranslate();
  const { product_id: id = '' } = useParams();
  const back = useWayBack(staffPaths.products, id, t('products.showAll'));
  return (
    <RecordPage
      query={useShowDeskProductQuery(id)}
      isNamed={({ product_id }) => product_id === id}
      title={t('products.one', { id })}
      back={back}
    >
      {(product) => <ProductScreen key={id} product={product} back={back} />}
    </RecordPage>
  );
}

const FORMS = { form: ChangeForm, price: PriceForm, stock: StockForm } as const;

/** Actions that are asked about first; each undoes the other. */
type ReversibleAction = 'withdraw' | 'restore';

interface ProductScreenProps {
  product: DeskProduct;
  back: WayBack;
}

/** The product, the possible changes, and the history of changes made here. */
function ProductScreen({ product, back }: ProductScreenProps) {
  const t = useTranslate();
  const mayChange = useHasRole('catalogue');
  const [changeProduct] = useChangeProductMutation();
  const { product_id: id, version, withdrawn, offers, source } = product;
  /** The product as it was when the form or dialog was opened. */
  const [productAtOpen, setProductAtOpen] = useState(product);
  const what = changedFieldLabels(productAtOpen, product).map((label) => t(label));
  const action = useAction({
    unanswered: 'products.unanswered',
    stale: t('products.changed', {
      who: source ? sourceName(source, t) : t('products.source.unknown'),
      what: what.join(', ') || t('products.facts'),
    }),
    hasFields: true,
  });
  const { opened, open, finish } = useOpened<keyof typeof FORMS | ReversibleAction>(action.forget);
  /** The last reversible action, until something else is done. */
  const [done, setDone] = useState<ReversibleAction | null>(null);

  const openDialog = (dialog: typeof opened) => {
    open(dialog);
    setProductAtOpen(product);
  };
  const close = () => openDialog(null);
  const sell = (which: ReversibleAction) => {
    setDone(null);
    return changeProduct({
      params: { product_id: id },
      ifMatch: version,
      body: { withdrawn: which === 'withdraw' },
    });
  };
  const undo = (which: ReversibleAction) =>
    void action.run(sell(which === 'withdraw' ? 'restore' : 'withdraw'), t('customers.undone'));
  const tool = (dialog: typeof opened) => mayChange && (() => openDialog(dialog));
  const Form = opened && opened in FORMS && FORMS[opened as keyof typeof FORMS];
  const question = opened === 'withdraw' || opened === 'restore' ? opened : null;
  return (
    <>
      <DeskHead
        title={<SafeHtml html={useProductName(product)} />}
        back={back}
        beside={
          <>
            <span className="mono">{id}</span>
            {withdrawn && <StatusLabel tone="off">{t('products.withdrawn')}</StatusLabel>}
            {!withdrawn && offers.length === 0 && (
              <StatusLabel tone="open">{t('products.noPrice')}</StatusLabel>
            )}
          </>
        }
      >
        <DeskTools
          label={t('products.actions')}
          tools={[
            ['s', 'products.stock', offers.length > 0 && tool('stock')],
            ['p', 'products.price', tool('price'), 'products.key.price'],
            ['e', 'customers.change', tool('form')],
            withdrawn
              ? ['w', 'products.restore', tool('restore'), 'products.key.withdraw']
              : ['w', 'products.withdraw', tool('withdraw'), 'products.key.withdraw'],
          ]}
          isBusy={action.isBusy}
          isPaused={opened !== null}
          leave="customers.key.back"
          onLeave={back.leave}
        />
        <DoneLine
          message={done && t(`products.${done}.done`, { id })}
          isBusy={action.isBusy}
          onUndo={() => done && undo(done)}
        />
        {opened === null && action.failure && <FormMessage>{action.failure}</FormMessage>}
      </DeskHead>
      {Form && (
        <Form
          product={product}
          action={action}
          onDone={() => {
            setDone(null);
            close();
          }}
          onClose={close}
        />
      )}
      <RecordParts>
        <Offers product={product} />
        <PictureBox product={product} mayChange={mayChange} />
        <Facts product={product} />
        <ProductHistory product={product} />
        <ProductCharts productId={id} />
      </RecordParts>
      {question && (
        <ActionSheet
          title={t(`products.${question}.title`, { id })}
          submit={t(`products.${question}`)}
          action={action}
          send={() => sell(question)}
          onDone={() => {
            setDone(question);
            finish();
          }}
          onClose={close}
        >
          <p>{t(`products.${question}.effect`)}</p>
        </ActionSheet>
      )}
    </>
  );
}
