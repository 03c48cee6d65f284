import { styled } from 'styled-components';

import { color, from, radius, size, space } from '../../../ui/theme';

/** From here every part of a line has a column of its own. */
const WIDE = '@media (min-width: 1240px)';

const PARTS = ['product', 'given', 'possible', 'packs', 'price', 'total', 'status', 'remove'];

/** Where the parts of a line stand. */
const AREAS = {
  phone: `
    'tick product product remove'
    'given given given given'
    'status status status status'
    'packs packs possible possible'
    'price price total total' / 24px minmax(0, 1fr) minmax(0, 1fr) auto`,
  tablet: `
    'tick given product packs total remove'
    'tick given status possible price remove'
    / 24px var(--given) minmax(0, 1fr) 150px 92px 36px`,
  wide: `
    'tick given product possible packs price total status remove'
    / 24px var(--given) minmax(0, 3fr) 64px 150px 84px 92px minmax(0, 2fr) 36px`,
};

/**
 * One style for the whole table: its cells are plain elements, so that long tables draw fast.
 * On a phone a line is a card, on a tablet it has two storeys.
 */
export const SheetFrame = styled.table`
  --given: 160px;

  display: block;
  width: 100%;

  &[data-kind='reOrder'] {
    --given: 96px;
  }

  input {
    scroll-margin-block: 96px 180px;
  }

  .code-box {
    position: relative;
  }

  .code-box input {
    width: 100%;
    min-height: var(--control-small);
  }

  .quantity {
    width: 100%;
    max-width: 136px;
    min-height: var(--control-small);
    text-align: right;
  }

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
    grid-template: ${AREAS.phone};
    gap: ${space(3)};
    align-items: start;
  }

  tbody tr {
    padding: ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }

  tbody.windowed {
    position: relative;
    display: block;
  }

  tbody.windowed tr {
    position: absolute;
    inset: 0 0 auto;
  }

  tbody tr:has([role='listbox']) {
    position: relative;
    z-index: 31;
  }

  tbody.windowed tr:has([role='listbox']) {
    position: absolute;
  }

  tbody tr.typed {
    border-style: dashed;
    background: ${color.primaryTint};
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

  td[data-label]::before {
    display: block;
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

  ${PARTS.map((part) => `.${part} { grid-area: ${part}; }`).join('')}

  .total {
    font-weight: 600;
  }

  .fix {
    grid-column: 1 / -1;
  }

  ${from.tablet} {
    thead {
      position: sticky;
      top: var(--header);
      z-index: 2;
      display: block;
      overflow: visible;
      width: auto;
      height: auto;
      /* Without it, browsers that draw without a graphics card leave dirt along the lower edge. */
      border-radius: 2px;
      background: ${color.paper};
      color: ${color.inkSoft};
      font-size: ${size.s};
      clip-path: none;
    }

    thead th {
      font-weight: 600;
    }

    thead .possible,
    thead .price,
    thead .status {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    tbody {
      gap: 0;
      border-top: 1px solid ${color.line};
    }

    tr {
      grid-template: ${AREAS.tablet};
      gap: ${space(1)} ${space(4)};
      padding: ${space(2)} ${space(1)};
    }

    tbody tr {
      align-items: center;
      padding: ${space(2)} ${space(1)};
      border-width: 0 0 1px;
      border-radius: 0;
    }

    tbody tr:hover {
      background: ${color.primaryTint};
    }

    td[data-label]::before {
      content: none;
    }

    td.possible::before {
      display: inline;
      margin-right: ${space(2)};
      content: attr(data-label);
    }

    .price,
    .total {
      text-align: right;
    }

    .fix {
      grid-column: 2 / -2;
    }
  }

  ${WIDE} {
    thead .possible,
    thead .price,
    thead .status {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }

    tr {
      grid-template: ${AREAS.wide};
    }

    td.possible::before {
      content: none;
    }

    .possible {
      text-align: right;
    }
  }
`;
