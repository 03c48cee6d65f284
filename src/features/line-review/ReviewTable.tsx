import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { color, from, radius, size, space } from '../../ui/theme';

/** From here every part of a line has a column of its own. */
const WIDE = '@media (min-width: 1240px)';

/**
 * One style for the whole table: its cells are plain elements, so that long tables draw fast.
 * On a phone a line is a card, on a tablet it has two storeys.
 */
const Box = styled.table`
  display: block;
  width: 100%;

  thead {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }

  tbody {
    display: grid;
    gap: ${space(3)};
  }

  tr {
    display: grid;
    grid-template:
      'tick product remove' 'asked asked asked' 'possible possible possible' 'packs packs packs' 'price price price' 'total total total' 'said said said' / auto minmax(
        0,
        1fr
      )
      auto;
    gap: ${space(2)} ${space(3)};
    align-items: center;
    content-visibility: auto;
    contain-intrinsic-size: auto 96px;
  }

  tbody tr {
    padding: ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }

  tbody tr[data-ticked='false'] {
    background: ${color.paper};
  }

  th,
  td {
    padding: 0;
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }

  td[data-label] {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
  }

  td[data-label]::before {
    flex: none;
    color: ${color.inkSoft};
    font-size: ${size.s};
    content: attr(data-label);
  }

  .tick {
    grid-area: tick;
  }

  .tick input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.primary};
  }

  .product {
    grid-area: product;
  }

  .asked {
    grid-area: asked;
  }

  .possible {
    grid-area: possible;
  }

  .packs {
    grid-area: packs;
  }

  .price {
    grid-area: price;
  }

  .total {
    grid-area: total;
    font-weight: 600;
  }

  .said {
    grid-area: said;
  }

  .remove {
    grid-area: remove;
    align-self: start;
  }

  .fix {
    grid-column: 1 / -1;
  }

  ${from.tablet} {
    tbody {
      gap: 0;
      border-top: 1px solid ${color.line};
    }

    tr {
      grid-template:
        'tick product asked packs total remove' 'tick said possible packs price remove' / 28px minmax(
          0,
          1fr
        )
        minmax(96px, 150px) 176px 108px 36px;
      gap: ${space(1)} ${space(3)};
    }

    tbody tr {
      padding: ${space(2)} ${space(1)};
      border-width: 0 0 1px;
      border-radius: 0;
    }

    tbody tr:hover {
      background: ${color.primaryTint};
    }

    td[data-label] {
      display: block;
      text-align: right;
    }

    td[data-label]::before {
      margin-right: ${space(1)};
    }

    .asked,
    .said {
      text-align: left;
    }

    .remove {
      align-self: center;
    }

    .fix {
      grid-column: 2 / -2;
    }
  }

  ${WIDE} {
    thead {
      position: sticky;
      top: var(--header);
      z-index: 2;
      display: block;
      width: auto;
      height: auto;
      clip-path: none;
      background: ${color.paper};
      color: ${color.inkSoft};
      font-size: ${size.s};
    }

    thead tr {
      padding: ${space(2)} ${space(1)};
    }

    thead th {
      font-weight: 600;
    }

    tr {
      grid-template:
        'tick product asked possible packs price total said remove' / 28px minmax(0, 5fr)
        124px 64px 164px 92px 100px minmax(0, 4fr) 36px;
      gap: ${space(1)} ${space(4)};
      content-visibility: visible;
    }

    tbody tr {
      content-visibility: auto;
    }

    td[data-label]::before {
      content: none;
    }

    th.possible,
    th.price,
    th.total {
      text-align: right;
    }
  }
`;

interface ReviewTableProps {
  caption: string;
  isReOrder: boolean;
  children: ReactNode;
}

/** The table's frame; its roles are spelled out, because browsers forget them once it is laid out as a grid. */
export function ReviewTable({ caption, isReOrder, children }: ReviewTableProps) {
  const t = useTranslate();
  const heads = [
    ['product', t('lines.column.product')],
    ['asked', t(isReOrder ? 'lines.column.last' : 'lines.column.asked')],
    ['possible', t('lines.column.possible')],
    ['packs', t('lines.column.packs')],
    ['price', t('lines.column.price')],
    ['total', t('lines.column.total')],
    ['said', t('lines.column.said')],
  ] as const;
  return (
    <Box role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="tick">
            <span className="hidden-text">{t('lines.column.tick')}</span>
          </th>
          {heads.map(([part, label]) => (
            <th key={part} role="columnheader" scope="col" className={part}>
              {label}
            </th>
          ))}
          <th role="columnheader" scope="col" className="remove">
            <span className="hidden-text">{t('lines.column.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </Box>
  );
}
