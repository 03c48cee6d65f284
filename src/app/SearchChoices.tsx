import { useEffectEvent, useLayoutEffect } from 'react';
import { styled } from 'styled-components';

import { useListCategoriesQuery } from '../api/catalogue';
import { matchCategories } from '../api/matchCategories';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { useMarket } from '../store/useMarket';
import { useMatches } from '../store/useMatches';
import { Choice } from '../ui/choices/Choice';
import { ChoiceList } from '../ui/choices/ChoiceList';
import { ProductChoice } from '../ui/choices/ProductChoice';
import type { ChoiceState } from '../ui/choices/useChoices';
import { below, color, size, space } from '../ui/theme';

const List = styled(ChoiceList)`
  width: max(100%, min(560px, calc(100vw - ${space(12)})));
  max-height: calc(100dvh - 120px);
  overflow-y: auto;

  ${below.tablet} {
    right: ${space(2)};
    left: ${space(2)};
    width: auto;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: center;
  min-height: 28px;
  overflow-wrap: anywhere;
`;

const Within = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 3;

interface SearchChoicesProps {
  text: string;
  choices: ChoiceState;
  /** Receives the URL of each choice. */
  onFound: (addresses: readonly string[]) => void;
}

/** Suggestions while typing: products, categories, and the search for all results. */
export function SearchChoices({ text, choices, onFound }: SearchChoicesProps) {
  const t = useTranslate();
  const market = useMarket();
  const found = useMatches([text], true);
  const { data: tree = [] } = useListCategoriesQuery(market);
  const products = found?.products.slice(0, MAX_PRODUCTS) ?? [];
  const categories = found ? matchCategories(tree, found.text).slice(0, MAX_CATEGORIES) : [];
  const addresses = [
    ...products.map(({ product_id, country }) => paths.product(product_id, country)),
    ...categories.map((category) => paths.listing(category)),
    paths.search(text),
  ];

  const reportAddresses = useEffectEvent(() => onFound(found ? addresses : []));
  const addressKey = found && addresses.join(' ');
  // The search box, which is rendered before this component, handles the keys from the moment that
  // the choices are visible.
  useLayoutEffect(() => reportAddresses(), [addressKey]);

  if (!found) return null;
  const choiceProps = (index: number) => ({
    id: choices.idOf(index),
    isActive: index === choices.active,
    onTake: () => choices.take(index),
  });
  return (
    <List id={choices.id} role="listbox" aria-label={t('search.choices')}>
      {products.map((product, index) => (
        <Choice key={product.product_id} {...choiceProps(index)}>
          <ProductChoice product={product} />
        </Choice>
      ))}
      {categories.map(({ name, cat_code, within }, index) => (
        <Choice key={cat_code} {...choiceProps(products.length + index)}>
          <Line>
            {name} <Within>{[t('search.inCategories'), ...within].join(' › ')}</Within>
          </Line>
        </Choice>
      ))}
      <Choice {...choiceProps(addresses.length - 1)}>
        <Line>{t('search.all', { query: text })}</Line>
      </Choice>
    </List>
  );
}
