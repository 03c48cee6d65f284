import { styled } from 'styled-components';

import { Prices } from '../../features/product-card/Prices';
import { QuantityBox } from '../../features/product-card/QuantityBox';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useProduct } from '../../store/useProduct';
import { Availability } from '../../ui/Availability';
import { Facts } from '../../ui/Facts';
import { Link } from '../../ui/Link';
import { RowPicture } from '../../ui/RowPicture';
import { SafeHtml } from '../../ui/SafeHtml';
import { color, from, space } from '../../ui/theme';

const Section = styled.section`
  margin-top: ${space(10)};
`;

const Text = styled.p`
  max-width: 72ch;
  color: ${color.inkSoft};
`;

const Rows = styled.ul`
  display: grid;
  gap: 0 ${space(8)};
  margin: ${space(3)} 0 0;
  padding: 0;
  list-style: none;

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${color.line};
`;

const Name = styled(Link)`
  color: ${color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

/**
 * Products that were never bought but may be wanted next; kept apart from purchased ones, and never
 * filled in automatically.
 */
export function Proposals({ ids }: { ids: readonly string[] }) {
  const t = useTranslate();
  if (ids.length === 0) return null;
  return (
    <Section className="no-print" aria-labelledby="proposals-title">
      <h2 id="proposals-title">{t('purchaseHistory.proposals')}</h2>
      <Text>{t('purchaseHistory.proposals.words')}</Text>
      <Rows>
        {ids.map((id) => (
          <Proposal key={id} productId={id} />
        ))}
      </Rows>
    </Section>
  );
}

function Proposal({ productId }: { productId: string }) {
  const product = useProduct(productId);
  if (!product) return null;
  return (
    <Row>
      <RowPicture image={product.image} />
      <div>
        <Name to={paths.product(product.product_id, product.country)}>
          <SafeHtml html={product.name} />
        </Name>
        <Facts>
          <span className="mono">{product.product_id}</span>
          <Prices product={product} hasRetail={false} />
          <Availability classCode={product.class} available={product.available ?? 0} />
        </Facts>
      </div>
      <QuantityBox product={product} />
    </Row>
  );
}
