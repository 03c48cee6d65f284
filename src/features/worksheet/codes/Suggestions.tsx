import type { Product } from '#contract/product';

import { useTranslate } from '../../../i18n/useTranslate';
import { Choice } from '../../../ui/choices/Choice';
import { ChoiceList } from '../../../ui/choices/ChoiceList';
import { ProductChoice } from '../../../ui/choices/ProductChoice';
import type { ChoiceState } from '../../../ui/choices/useChoices';

/** Height of the bar with the add button at the bottom of the viewport, in pixels. */
const BAR_HEIGHT = 140;

/** Places the list below the box, or above it if it would reach the bottom bar. */
function placeList(list: HTMLElement | null) {
  const box = list?.parentElement?.getBoundingClientRect();
  if (!list || !box) return;
  const isFull = box.bottom + list.offsetHeight + BAR_HEIGHT > window.innerHeight;
  list.dataset.side = isFull && box.top > list.offsetHeight ? 'above' : 'below';
}

interface SuggestionsProps {
  choices: ChoiceState;
  products: readonly Product[];
}

/** Products that match a code or search text. */
export function Suggestions({ choices, products }: SuggestionsProps) {
  const t = useTranslate();
  return (
    <ChoiceList ref={placeList} id={choices.id} role="listbox" aria-label={t('lines.suggestions')}>
      {products.map((product, index) => (
        <Choice
          key={product.product_id}
          id={choices.idOf(index)}
          isActive={index === choices.active}
          onTake={() => choices.take(index)}
        >
          <ProductChoice product={product} />
        </Choice>
      ))}
    </ChoiceList>
  );
}
