import { styled } from 'styled-components';

import type { Product } from '#contract/product';

import { thumbnailUrl } from '../../api/hosts';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { SafeHtml } from '../../ui/SafeHtml';
import { color, size, space } from '../../ui/theme';

const Thumb = styled(Link)`
  display: grid;
  gap: ${space(1)};
  color: ${color.ink};
  font-size: ${size.s};
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
`;

/** A product as a picture and its name, where a whole card would be too much. */
export function ProductThumb({ product }: { product: Product }) {
  const { product_id, country, name, image } = product;
  return (
    <Thumb to={paths.product(product_id, country)}>
      <Picture src={thumbnailUrl(image)} alt="" />
      <Name>
        <SafeHtml html={name} />
      </Name>
    </Thumb>
  );
}
