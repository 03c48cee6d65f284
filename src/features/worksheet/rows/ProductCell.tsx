import { styled } from 'styled-components';

import { thumbnailUrl } from '../../../api/hosts';
import { useTranslate } from '../../../i18n/useTranslate';
import { paths } from '../../../paths';
import { nameOf, type SheetLine } from '../../../slices/worksheets/sheetLine';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { Picture } from '../../../ui/Picture';
import { SafeHtml } from '../../../ui/SafeHtml';
import { color, size, space } from '../../../ui/theme';

const Box = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: center;
  font-size: ${size.s};

  .picture {
    width: 48px;
  }

  .name {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.ink};
    font-size: ${size.text};
    line-height: 1.3;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a.name:hover {
    color: ${color.primary};
    text-decoration: underline;
  }

  > svg {
    justify-self: center;
    color: ${color.lineStrong};
  }

  p {
    color: ${color.inkSoft};
  }
`;

/** Picture, name, number and pack; where there is no product, the code as it was given. */
export function ProductCell({ line }: { line: SheetLine }) {
  const { product, given } = line;
  const html = nameOf(line);
  const image = product?.image ?? given.known?.image;
  const isNamed = product !== null || given.known !== undefined;
  return (
    <th role="rowheader" scope="row" className="product">
      <Box>
        {image ? <Picture src={thumbnailUrl(image)} alt="" /> : <Icon name="scan" size={32} />}
        <div>
          {product?.country ? (
            <Link className="name" to={paths.product(product.id, product.country)}>
              <SafeHtml html={html} />
            </Link>
          ) : (
            <span className={isNamed ? 'name' : 'name mono'}>
              <SafeHtml html={html} />
            </span>
          )}
          <Facts line={line} />
        </div>
      </Box>
    </th>
  );
}

function Facts({ line: { product, given, isUnchecked } }: { line: SheetLine }) {
  const t = useTranslate();
  const { code, known } = given;
  if (!product || (isUnchecked && !known)) return known ? <p className="mono">{code}</p> : null;
  const { id, shipPack } = product;
  const wasOther = known !== undefined && known.shipPack !== shipPack;
  return (
    <p>
      <span className="mono">{id}</span>
      {shipPack !== undefined && ' · '}
      {shipPack !== undefined &&
        (wasOther
          ? t('lines.pack.was', { now: shipPack, then: known.shipPack })
          : t('lines.pack', { count: shipPack }))}
    </p>
  );
}
