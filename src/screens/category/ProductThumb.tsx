import { css, styled } from 'styled-components';

import { thumbnailUrl } from '../../api/hosts';
import { paths } from '../../paths';
import { useProduct } from '../../store/useProduct';
import { Link } from '../../ui/Link';
import { Picture, PictureFrame } from '../../ui/Picture';
import { SafeHtml } from '../../ui/SafeHtml';
import { Skeleton } from '../../ui/Skeleton';
import { color, size, space } from '../../ui/theme';

const NAME_HEIGHT = '3.9em';

const thumbLayout = css`
  display: grid;
  gap: ${space(1)};
  font-size: ${size.s};
  line-height: 1.3;
`;

const ThumbBox = styled.span`
  ${thumbLayout}
`;

const Thumb = styled(Link)`
  ${thumbLayout}
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

/** Always exactly three lines high, so that adjacent thumbnails and their skeletons align. */
const Name = styled.span`
  display: -webkit-box;
  min-height: ${NAME_HEIGHT};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
`;

/** Placeholder for a thumbnail while its product loads. */
export const ThumbSkeleton = () => (
  <ThumbBox>
    <PictureFrame data-is="loading" />
    <Skeleton style={{ height: NAME_HEIGHT }} />
  </ThumbBox>
);

/** A product as picture and name, for places where a full card would be too large. */
export function ProductThumb({ productId }: { productId: string }) {
  const product = useProduct(productId);
  if (!product) return null;
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
