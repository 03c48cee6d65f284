import { styled } from 'styled-components';

import { color, control, from, radius, size, space } from '../../ui/theme';

/**
 * One style for all lines: their cells are plain elements, and lines outside the window are
 * not laid out, so that a cart of hundreds of lines stays quick.
 */
export const LinesBox = styled.table`
  display: block;

  tbody {
    display: grid;
    gap: ${space(3)};
  }

  thead {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }

  tr {
    display: grid;
    grid-template:
      'select picture product remove' auto
      'quantity quantity quantity quantity' auto
      'price price total total' auto
      / 24px 56px minmax(0, 1fr) auto;
    gap: ${space(2)} ${space(3)};
    padding: ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    content-visibility: auto;
    contain-intrinsic-size: auto 176px;
  }

  tr:focus {
    outline-offset: -2px;
  }

  th,
  td {
    padding: 0;
    font-weight: 400;
    text-align: left;
  }

  .select {
    grid-area: select;
    padding-top: ${space(1)};
  }

  .picture-cell {
    grid-area: picture;
  }

  .product {
    grid-area: product;
    overflow-wrap: anywhere;
  }

  .product a {
    color: ${color.ink};
    text-decoration: none;
  }

  .product a:hover {
    color: ${color.primary};
    text-decoration: underline;
  }

  .product .mono,
  .product .facts {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  .price {
    grid-area: price;
    align-self: center;
  }

  .price::before {
    color: ${color.inkSoft};
    font-size: ${size.s};
    content: attr(data-label) ' ';
  }

  .price s {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  .price .sale {
    color: ${color.bad};
  }

  .quantity-cell {
    display: flex;
    flex-wrap: wrap;
    grid-area: quantity;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    font-size: ${size.s};
  }

  .unsaved {
    color: ${color.inkSoft};
  }

  .total {
    grid-area: total;
    align-self: center;
    font-weight: 600;
    text-align: right;
  }

  .remove {
    grid-area: remove;
    text-align: right;
  }

  .why {
    display: block;
    color: ${color.warn};
    font-size: ${size.s};
  }

  tr[data-is-left-out] .product a,
  tr[data-is-left-out] .total {
    color: ${color.inkSoft};
    font-weight: 400;
  }

  .removed {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
    color: ${color.inkSoft};
  }

  tr:has(.removed) {
    border-style: dashed;
    background: none;
    contain-intrinsic-size: auto 60px;
  }

  ${from.tablet} {
    tbody {
      display: block;
      border-top: 1px solid ${color.line};
    }

    tr {
      grid-template:
        'select picture product price total remove' auto
        'select picture quantity quantity quantity quantity' auto
        / 24px 56px minmax(0, 1fr) 104px 112px auto;
      padding: ${space(3)} ${space(2)};
      border-width: 0 0 1px;
      border-radius: 0;
      background: none;
      contain-intrinsic-size: auto 108px;
    }

    tbody tr:hover {
      background: ${color.surface};
    }

    .price::before {
      content: none;
    }

    .price,
    .total {
      align-self: start;
      padding-top: ${space(1)};
      text-align: right;
    }
  }

  ${from.desktop} {
    thead {
      position: sticky;
      top: var(--header);
      z-index: 10;
      display: block;
      width: auto;
      height: auto;
      background: ${color.paper};
      color: ${color.inkSoft};
      font-size: ${size.s};
      clip-path: none;
    }

    tr,
    thead tr {
      grid-template:
        'select picture product price quantity total remove' auto
        / 24px 64px minmax(0, 1fr) 112px 296px 120px ${control.normal};
      gap: ${space(4)};
      align-items: center;
      contain-intrinsic-size: auto 89px;
    }

    thead tr {
      padding: ${space(2)};
      content-visibility: visible;
    }

    thead th {
      font-weight: 600;
    }

    thead .price,
    thead .total {
      color: inherit;
      font-weight: 600;
    }

    .select,
    .price,
    .total {
      align-self: center;
      padding-top: 0;
    }
  }
`;
