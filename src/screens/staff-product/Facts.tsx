import { Fragment, type ReactNode } from 'react';

import type { DeskProduct } from '../../api/staffProducts';
import { AsideBox, AsideTitle } from '../../features/desk-frame/Aside';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeHtml } from '../../ui/SafeHtml';
import { Term } from '../../ui/Small';

import { FactList, Value } from './FactList';
import { SourceNote } from './SourceNote';
import { useProductName } from './useProductName';

/** Names, category, pack size and attributes of a product. */
export function Facts({ product }: { product: DeskProduct }) {
  const t = useTranslate();
  const headingName = useProductName(product);
  const name = (html: string) => html && html !== headingName && <SafeHtml html={html} />;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('products.name.en'), name(product.name)],
    [t('products.name.fr'), name(product.name_fr)],
    [t('products.name.es'), name(product.name_es)],
    [t('product.category'), product.category || product.cat_code],
    [t('product.pack'), product.ship_pack],
    [t('products.bin'), product.bin],
    [t('product.barcodes'), product.barcodes.join(', ')],
    [t('product.brand'), product.brand],
    [t('products.color'), product.color],
    [t('products.type'), product.type],
    [t('products.size'), product.size],
  ];
  return (
    <AsideBox aria-labelledby="product-facts">
      <AsideTitle id="product-facts">{t('products.facts')}</AsideTitle>
      <FactList>
        {facts.map(
          ([label, value]) =>
            value && (
              <Fragment key={label}>
                <Term>{label}</Term>
                <Value>{value}</Value>
              </Fragment>
            ),
        )}
      </FactList>
      <SourceNote source={product.source} />
    </AsideBox>
  );
}
