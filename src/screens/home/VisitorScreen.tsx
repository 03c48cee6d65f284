import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { DisplayCategory } from '#contract/catalogue';

import type { ProductList } from '../../api/products';
import { ProductGrid, ProductGridSkeleton } from '../../features/product-card/ProductGrid';
import { WhyAccount } from '../../features/why-account/WhyAccount';
import { useTranslate } from '../../i18n/useTranslate';
import { space } from '../../ui/theme';

import { CategoryTiles } from './CategoryTiles';
import { Welcome } from './Welcome';

const Section = styled.section`
  margin-top: ${space(10)};
`;

const Title = styled.h2`
  margin-bottom: ${space(4)};
`;

interface VisitorScreenProps {
  categories: readonly DisplayCategory[] | undefined;
  bestSellers: ProductList | undefined;
  failure: ReactNode;
}

export function VisitorScreen({ categories, bestSellers, failure }: VisitorScreenProps) {
  const t = useTranslate();
  return (
    <>
      <Welcome categories={categories} />
      {failure}
      <Section aria-labelledby="why-title">
        <Title id="why-title">{t('home.why')}</Title>
        <WhyAccount />
      </Section>
      {(categories || !failure) && (
        <Section aria-labelledby="sold-title">
          <Title id="sold-title">{t('home.sold')}</Title>
          <CategoryTiles categories={categories} />
        </Section>
      )}
      {(bestSellers || !failure) && (
        <Section aria-labelledby="best-title">
          <Title id="best-title">{t('home.best')}</Title>
          {bestSellers ? <ProductGrid ids={bestSellers.ids} /> : <ProductGridSkeleton />}
        </Section>
      )}
    </>
  );
}
