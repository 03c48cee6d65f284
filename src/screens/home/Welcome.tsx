import { Link } from 'react-router';
import { styled } from 'styled-components';

import { thumbnailUrl } from '../../api/hosts';
import { selectProducts, type Products } from '../../api/products';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Picture } from '../../ui/Picture';
import { color, from, radius, size, space } from '../../ui/theme';

const Hero = styled.section`
  display: grid;
  gap: ${space(6)};
  align-items: center;
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.primaryTint};

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(10)};
    padding: ${space(8)} ${space(10)};
  }
`;

const Words = styled.p`
  max-width: 56ch;
  margin: ${space(4)} 0 ${space(6)};
  font-size: ${size.l};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(2)};

  > span {
    padding: ${space(1)};
    border-radius: ${radius.control};
    background: ${color.picture};
  }
`;

const SHOWN = 10;

/** Who we are in one look: words, the two ways in, and a shelf of what sells best. */
export function Welcome({ bestSellers }: { bestSellers: Products | undefined }) {
  const t = useTranslate();
  const products = bestSellers ? selectProducts(bestSellers).slice(0, SHOWN) : [];
  return (
    <Hero aria-labelledby="welcome-title">
      <div>
        <h1 id="welcome-title">{t('home.title')}</h1>
        <Words>{t('home.words')}</Words>
        <Ways>
          <Link className="button primary" to={paths.signIn}>
            {t('signIn.submit')}
          </Link>
          <Link className="button" to={paths.register}>
            {t('signIn.register')}
          </Link>
        </Ways>
      </div>
      <Shelf aria-hidden="true">
        {products.length > 0
          ? products.map(({ product_id, image }) => (
              <Picture key={product_id} src={thumbnailUrl(image)} alt="" isUrgent />
            ))
          : Array.from({ length: SHOWN }, (_, index) => (
              <span key={index} className="picture loading" />
            ))}
      </Shelf>
    </Hero>
  );
}
