import { styled } from 'styled-components';

import { color, from, layout, radius, size, space, within } from '../theme';

/**
 * One style for the whole table: its rows and cells are plain elements, so that long tables render
 * fast. All rows are grids with the same tracks; on a phone each is a card.
 */
export const Frame = styled.table<{ $layout: string }>`
  display: block;
  width: 100%;

  input {
    scroll-margin-block: 96px 180px;
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
    gap: ${space(2)};
  }

  tbody[data-is-long] {
    position: relative;
    display: block;
  }

  tr {
    display: grid;
    grid-auto-flow: dense;
    gap: 2px ${space(3)};
    align-items: center;
  }

  tbody tr {
    position: relative;
    padding: 6px ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }

  tbody[data-is-long] tr {
    position: absolute;
    inset: 0 0 auto;
  }

  tbody tr:has([role='listbox']) {
    z-index: 31;
  }

  tbody tr[data-tone='new'] {
    border-style: dashed;
    background: ${color.primaryTint};
  }

  tbody tr[data-tone='off'] {
    background: ${color.paper};
  }

  tbody tr[data-tone='gone'] {
    border-style: dashed;
    background: none;
    color: ${color.inkSoft};
  }

  tbody tr[data-tone='found'] {
    background: ${color.markTint};
  }

  tr:focus {
    outline-offset: -2px;
  }

  th,
  td {
    min-width: 0;
    padding: 0;
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }

  .lead,
  .end {
    display: flex;
  }

  .line {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
  }

  .line::before {
    flex: none;
  }

  td:empty {
    display: none;
  }

  .line,
  .right {
    text-align: right;
  }

  td::before {
    margin-right: ${space(2)};
    color: ${color.inkSoft};
    font-size: ${size.s};
    font-weight: 400;
    overflow-wrap: normal;
  }

  .across {
    grid-column: 1 / -1;
  }

  ${from.tablet}, print {
    thead {
      position: sticky;
      top: ${layout.belowHeader};
      z-index: 2;
      display: block;
      overflow: visible;
      width: auto;
      height: auto;
      /* Without it, software rendering leaves artefacts along the lower edge. */
      border-radius: 2px;
      background: ${color.paper};
      color: ${color.inkSoft};
      font-size: ${size.s};
      clip-path: none;
    }

    thead th {
      font-weight: 600;
      overflow-wrap: normal;
    }

    tbody {
      --control: var(--control-small);

      gap: 0;
      border-top: 1px solid ${color.line};
    }

    tr {
      padding: 1px ${space(2)};
    }

    tbody tr {
      min-height: ${layout.row};
      padding: 1px ${space(2)};
      border-width: 0 0 1px;
      border-radius: 0;
    }

    tbody tr:hover {
      background: ${color.primaryTint};
    }

    .line,
    td:empty {
      display: block;
    }

    td::before {
      display: none;
    }

    .line,
    .right {
      text-align: left;
    }

    .number {
      justify-content: flex-end;
      text-align: right;
    }
  }

  ${within.untilDesktop} {
    tr {
      column-gap: ${space(2)};
    }
  }

  @media print {
    thead {
      position: static;
    }

    tr {
      gap: 0 ${space(2)};
      padding-block: 1px;
    }

    tbody tr {
      break-inside: avoid;
    }
  }

  ${({ $layout }) => $layout}
`;
