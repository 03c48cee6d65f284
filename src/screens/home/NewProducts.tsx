import { styled } from 'styled-components';

import { selectProducts, type Products } from '../../api/products';
import { ProductThumb } from '../../features/product-thumb/ProductThumb';
import { useTranslate } from '../../i18n/useTranslate';
import { color, from, size, space } from '../../ui/theme';

const News = styled.section`
  margin-top: ${space(10)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};

  h2 {
    margin-bottom: ${space(3)};
    font-size: ${size.l};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(3)};
  }

  ${from.tablet} {
    ul {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }
  }
`;

/** News from the distributor, small and last. */
export function NewProducts({ products }: { products: Products }) {
  const t = useTranslate();
  return (
    <News aria-labelledby="news-title">
      <h2 id="news-title">{t('home.news')}</h2>
      <ul>
        {selectProducts(products).map((product) => (
          <li key={product.product_id}>
            <ProductThumb product={product} />
          </li>
        ))}
      </ul>
    </News>
  );
}
