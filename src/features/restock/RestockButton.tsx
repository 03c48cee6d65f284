import type { Product } from '#contract/product';

import {
  useEndRestockMutation,
  useListRestockQuery,
  useRequestRestockMutation,
} from '../../api/restock';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useTranslate } from '../../i18n/useTranslate';
import { useFailureNotice } from '../../store/useFailureNotice';
import { useCustomer } from '../../store/useMarket';
import { SmallButton } from '../../ui/Button';
import { plainText } from '../../ui/SafeHtml';

interface RestockButtonProps {
  product: Pick<Product, 'product_id' | 'name'>;
}

/** Asks to be told once a product is back in stock, or takes that back. */
export function RestockButton({ product }: RestockButtonProps) {
  const { isAble } = useFeatureSupport('restock');
  return isAble ? <Toggle product={product} /> : null;
}

function Toggle({ product: { product_id, name } }: RestockButtonProps) {
  const t = useTranslate();
  const tellFailure = useFailureNotice();
  const customer = useCustomer();
  const { user_id, lang } = customer;
  const { data: awaited } = useListRestockQuery(customer);
  const [request, asking] = useRequestRestockMutation();
  const [end, ending] = useEndRestockMutation();
  if (!awaited) return null;
  const isAwaited = awaited.ids.includes(product_id);
  const isBusy = asking.isLoading || ending.isLoading;

  const toggle = async () => {
    const change = isAwaited ? end : request;
    const { error } = await change({ product_id, user_id, lang });
    if (error) tellFailure(error);
  };
  return (
    <div>
      <p role="status">{isAwaited && t('restock.awaited')}</p>
      <SmallButton
        aria-disabled={isBusy}
        aria-label={t(isAwaited ? 'restock.end.name' : 'restock.ask.name', {
          name: plainText(name),
        })}
        onClick={() => !isBusy && void toggle()}
      >
        {t(isAwaited ? 'restock.end' : 'restock.ask')}
      </SmallButton>
    </div>
  );
}
