import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { BLANK } from './blank';
import { Icon } from './Icon';
import { Link } from './Link';
import { RowPicture } from './RowPicture';
import { SafeHtml } from './SafeHtml';
import { below, color, size, space } from './theme';

const Box = styled.div`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: ${space(3)};
  align-items: center;
  line-height: 1.2;
  overflow-wrap: anywhere;

  ${below.desktop} {
    font-size: ${size.s};
  }
`;

const Placeholder = styled.span`
  justify-self: center;
  color: ${color.lineStrong};
`;

const ProductNumber = styled.span`
  display: inline-block;
  margin-right: ${space(2)};
  color: ${color.inkSoft};
`;

const Name = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

/** The spaces in `60 ml` and `12 × 18 in`. */
const MEASURE_SPACE = /(?<=\d) (?=(?:[mck]?[gml]|oz|yd|ft|in|po)\b|×)|(?<=×) (?=\d)/g;

interface ProductNameProps {
  id?: string | undefined;
  /** HTML. */
  name: string;
  /** The picture's file. */
  picture?: string | undefined;
  /** Whether the picture lies in the first window. */
  isUrgent?: boolean | undefined;
  to?: string | undefined;
  /** Further details, usually `Facts`. */
  children?: ReactNode;
}

/** The product of a table row: picture, number and name, with further details below. */
export function ProductName({ id, name, picture, isUrgent, to, children }: ProductNameProps) {
  // A number and its unit stay on one line.
  const shownName = <SafeHtml html={name.replace(MEASURE_SPACE, BLANK)} />;
  return (
    <Box>
      {picture ? (
        <RowPicture image={picture} isUrgent={isUrgent} />
      ) : (
        <Placeholder>
          <Icon name="scan" size={32} />
        </Placeholder>
      )}
      <div>
        {id && <ProductNumber className="mono">{id}</ProductNumber>}
        {to ? <Name to={to}>{shownName}</Name> : shownName}
        {children}
      </div>
    </Box>
  );
}
