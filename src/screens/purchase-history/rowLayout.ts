import { css, styled } from 'styled-components';

import { color, from, radius, size, space } from '../../ui/theme';

const columns = css`
  grid-template-columns: 44px minmax(0, 1fr) 176px 64px 88px 104px 112px 168px;
`;

export const Grid = styled.div`
  .head {
    display: none;
  }

  .row {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${color.line};
  }

  .product {
    grid-column: 2 / -1;
    overflow-wrap: anywhere;

    a {
      color: ${color.ink};
      text-decoration: none;
    }

    a:hover {
      color: ${color.primary};
      text-decoration: underline;
    }
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  .fact {
    grid-column: 2 / -1;
    font-size: ${size.s};
    font-variant-numeric: tabular-nums;
  }

  .fact::before {
    margin-right: ${space(2)};
    color: ${color.inkSoft};
    content: attr(data-label);
  }

  .fact:empty {
    display: none;
  }

  .six {
    display: inline-grid;
    grid-template-columns: repeat(6, 26px);
    text-align: right;
    vertical-align: bottom;
  }

  .was {
    color: ${color.inkSoft};
  }

  .quantity-cell {
    grid-column: 2 / -1;
  }

  .due {
    padding: 0 ${space(2)};
    border-radius: ${radius.control};
    background: ${color.warnTint};
    color: ${color.ink};
    font-size: ${size.s};
    font-weight: 600;
    white-space: nowrap;
  }

  .picture {
    width: 44px;
  }

  ${from.desktop} {
    .head,
    .row {
      display: grid;
      ${columns}
      gap: 0 ${space(3)};
    }

    .head {
      position: sticky;
      top: var(--header);
      z-index: 2;
      padding: ${space(2)} 0;
      background: ${color.paper};
      color: ${color.inkSoft};
      font-size: ${size.s};
      font-weight: 600;
    }

    .row:hover {
      background: ${color.primaryTint};
    }

    .product,
    .fact,
    .quantity-cell {
      grid-column: auto;
    }

    .fact::before {
      content: none;
    }

    .fact:empty {
      display: block;
    }

    .number {
      text-align: right;
    }
  }
`;
