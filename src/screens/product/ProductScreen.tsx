import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';

import type { KnownProduct } from '../../api/mergeProduct';
import type { LastBought } from '../../api/purchaseHistory';
import { BuyerRows } from '../../features/product-card/ListedProducts';
import { ProductGrid } from '../../features/product-card/ProductGrid';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { BelowFold } from '../../ui/BelowFold';
import { LongHtml } from '../../ui/LongHtml';
import { Prose } from '../../ui/Prose';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { color, from, size, space } from '../../ui/theme';

import { Alternatives, useAlternatives } from './Alternatives';
import { Breadcrumbs } from './Breadcrumbs';
import { ProductColumns, Head, Section, DescriptionColumn } from './layout';
import { ProductFacts } from './ProductFacts';
import { ProductPictures } from './ProductPictures';

interface ProductScreenProps {
  product: KnownProduct;
  related: readonly string[];
  /** Its sizes and colours, including itself; empty unless a customer is signed in. */
  variants: readonly LastBought[];
  /** Whether the description is still loading. */
  isLoading: boolean;
  /** Rendered in place of a description that could not be loaded. */
  failure: ReactNode;
}

export function ProductScreen(props: ProductScreenProps) {
  const { product, variants, isLoading, failure } = props;
  const t = useTranslate();
  const family = variants.filter(({ product_id }) => product_id !== product.product_id);
  const like = props.related.filter((id) => family.every(({ product_id }) => product_id !== id));
  const alternatives = useAlternatives({
    product,
    variants: family.map(({ product_id }) => product_id),
    related: like,
  });
  // Each product once: two boxes for its quantity would be confusing.
  const others = family.filter(({ product_id }) => !alternatives.includes(product_id));
  const related = like.filter((id) => !alternatives.includes(id));
  return (
    <>
      <Breadcrumbs categories={product.categories} />
      <ProductColumns aria-busy={isLoading}>
        <ProductPictures key={product.product_id} product={product} />
        <div>
          <ProductFacts
            product={product}
            last={variants.find(({ product_id }) => product_id === product.product_id)}
          />
        </div>
        <DescriptionColumn>
          {product.description && <Description html={product.description} />}
          {failure}
        </DescriptionColumn>
      </ProductColumns>
      {alternatives.length > 0 && <Alternatives ids={alternatives} />}
      {others.length + related.length > 0 && (
        <BelowFold key={product.product_id}>
          {others.length > 0 && <Variants variants={others} />}
          {related.length > 0 && (
            <Section aria-labelledby="related-title">
              <Head>
                <h2 id="related-title">{t('detail.related')}</h2>
                <UpdateCartButton isShy />
              </Head>
              <ProductGrid ids={related} />
            </Section>
          )}
        </BelowFold>
      )}
    </>
  );
}

/** The other sizes and colours of a product, to be ordered together. */
function Variants({ variants }: { variants: readonly LastBought[] }) {
  const t = useTranslate();
  const format = useFormat();
  const last = Object.fromEntries(
    variants.flatMap(({ product_id, last_item: count, last_date: date }) =>
      count && date ? [[product_id, t('detail.lastOf', { count, date: format.date(date) })]] : [],
    ),
  );
  return (
    <Section aria-labelledby="variants-title">
      <Head>
        <h2 id="variants-title">{t('detail.variants')}</h2>
        <UpdateCartButton isShy />
      </Head>
      <Suspense fallback={<TableSkeleton rows={variants.length} />}>
        <BuyerRows
          ids={variants.map(({ product_id }) => product_id)}
          caption={t('detail.variants')}
          last={Object.keys(last).length > 0 ? last : undefined}
        />
      </Suspense>
    </Section>
  );
}

const DescriptionSection = styled.section`
  margin-top: ${space(6)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};

  ${from.wide} {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${size.l};
`;

/** The distributor's description of a product. */
function Description({ html }: { html: string }) {
  const t = useTranslate();
  return (
    <DescriptionSection aria-labelledby="description-title">
      <Title id="description-title">{t('detail.description')}</Title>
      <Prose>
        <LongHtml html={html} />
      </Prose>
    </DescriptionSection>
  );
}
