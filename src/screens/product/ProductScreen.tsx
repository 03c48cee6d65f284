import { styled } from 'styled-components';

import type { ProductDescription } from '#contract/catalogue';

import { selectProductIds, type Products } from '../../api/products';
import { ProductGrid } from '../../features/product-card/ProductGrid';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { LongHtml } from '../../ui/LongHtml';
import { size, space } from '../../ui/theme';

import { CategoryTrail } from './CategoryTrail';
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

const Prose = styled.div`
  max-width: 72ch;

  > * + * {
    margin-top: ${space(3)};
  }

  ul,
  ol {
    padding-left: ${space(6)};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  h3 {
    margin-top: ${space(5)};
    font-size: ${size.l};
  }

  h4 {
    font-weight: 600;
  }
`;

interface ProductScreenProps {
  product: ProductDescription;
  related: Products;
}

export function ProductScreen({ product, related }: ProductScreenProps) {
  const t = useTranslate();
  return (
    <>
      <CategoryTrail categories={product.categories} />
      <Halves>
        <ProductPictures key={product.product_id} product={product} />
        <ProductFacts product={product} />
      </Halves>
      {product.description && (
        <Section aria-labelledby="description-title">
          <Head>
            <h2 id="description-title">{t('detail.description')}</h2>
          </Head>
          <Prose>
            <LongHtml html={product.description} />
          </Prose>
        </Section>
      )}
      {selectProductIds(related).length > 0 && (
        <Section aria-labelledby="related-title">
          <Head>
            <h2 id="related-title">{t('detail.related')}</h2>
            <UpdateCartButton />
          </Head>
          <ProductGrid products={related} />
        </Section>
      )}
    </>
  );
}
