import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { isClassFlag } from '#domain/classCodes';

import type { LastBought } from '../../api/purchaseHistory';
import { ContentTypes } from '../../features/product-card/ContentTypes';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeHtml } from '../../ui/SafeHtml';
import { color, size, space } from '../../ui/theme';

import { ProductOffer } from './ProductOffer';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(6)};
`;

const Term = styled.dt`
  color: ${color.inkSoft};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;

const Id = styled.p`
  margin-top: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Name = styled.h1`
  overflow-wrap: anywhere;
`;

interface ProductFactsProps {
  product: Product;
  last: LastBought | undefined;
}

/** Everything that identifies a product, and the controls to order it. */
export function ProductFacts({ product, last }: ProductFactsProps) {
  const t = useTranslate();
  const { class: flag, barcodes, brand, color: colour, size: format, types } = product;
  return (
    <>
      <Name>
        <SafeHtml html={product.name} />
      </Name>
      <Id>
        {t('product.number')} <span className="mono">{product.product_id}</span>
      </Id>
      <ProductOffer product={product} last={last} />
      <Facts>
        <Fact term={t('filters.brand')}>{brand}</Fact>
        <Fact term={t('filters.color')}>{colour}</Fact>
        <Fact term={t('filters.size')}>{format}</Fact>
        <Fact term={t('product.class')}>{isClassFlag(flag) ? t(`flag.${flag}`) : flag}</Fact>
        <Fact term={t('detail.barcodes', { count: barcodes.length })}>
          {barcodes.length > 0 && (
            <ul className="mono">
              {barcodes.map((barcode) => (
                <li key={barcode}>{barcode}</li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact term={t('detail.content')}>{types && <ContentTypes types={types} hasLabels />}</Fact>
      </Facts>
    </>
  );
}

/** A term and its value, rendered only if the value is known. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <Term>{term}</Term>
      <Value>{children}</Value>
    </>
  );
}
