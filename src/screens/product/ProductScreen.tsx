import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { KnownProduct } from '../../api/readProduct';
import { ProductGrid } from '../../features/product-card/ProductGrid';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { space } from '../../ui/theme';

import { CategoryTrail } from './CategoryTrail';
import { Description } from './Description';
import { Halves } from './layout';
import { ProductFacts } from './ProductFacts';
import { ProductPictures } from './ProductPictures';

const Section = styled.section`
  margin-top: ${space(10)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
`;

interface ProductScreenProps {
  product: KnownProduct;
  related: readonly string[];
  /** The description is still on its way. */
  isLoading: boolean;
  /** Shown in the place of a description that could not be loaded. */
  failure: ReactNode;
}

export function ProductScreen({ product, related, isLoading, failure }: ProductScreenProps) {
  const t = useTranslate();
  return (
    <>
      <CategoryTrail categories={product.categories} />
      <Halves aria-busy={isLoading}>
        <ProductPictures key={product.product_id} product={product} />
        <div>
          <ProductFacts product={product} />
          {product.description && <Description html={product.description} />}
          {failure}
        </div>
      </Halves>
      {related.length > 0 && (
        <Section aria-labelledby="related-title">
          <Head>
            <h2 id="related-title">{t('detail.related')}</h2>
            <UpdateCartButton isShy />
          </Head>
          <ProductGrid ids={related} />
        </Section>
      )}
    </>
  );
}
