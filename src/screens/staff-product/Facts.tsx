import { Fragment, type ReactNode } from 'react';

import { translateFacetValue } from '#domain/facetNames';

import type { DeskProduct } from '../../api/staffProducts';
import { AsideBox, AsideTitle } from '../../features/desk-frame/Aside';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { SafeHtml } from '../../ui/SafeHtml';
import { Term } from '../../ui/Small';

import { FactList, Value } from './FactList';
import { SourceNote } from './SourceNote';
import { useProductName } from './useProductName';

/** Names, category, pack size and attributes of a product, in the reader's language. */
export function Facts({ product }: { product: DeskProduct }) {
  const t = useTranslate();
  const language = useStaffSelector(selectLanguage);
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
    [t('products.color'), translateFacetValue('color', product.color, language)],
    [t('products.type'), translateFacetValue('type', product.type, language)],
    [t('products.size'), translateFacetValue('size', product.size, language)],
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
