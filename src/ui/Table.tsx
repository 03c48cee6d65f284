import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, from, radius, size, space } from './theme';

/** One style for the whole table: its cells are plain elements, so that long tables draw fast. */
const Box = styled.table<{ $from: string }>`
  display: block;
  width: 100%;
  border-collapse: collapse;

  thead {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }

  tbody {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
    gap: ${space(3)};
  }

  tr {
    display: grid;
    align-content: start;
    gap: ${space(1)};
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }

  th,
  td {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding: 0;
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }

  td:empty {
    display: none;
  }

  td[data-label]::before {
    flex: none;
    color: ${color.inkSoft};
    font-size: ${size.s};
    content: attr(data-label);
  }

  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  ${({ $from }) => $from} {
    display: table;

    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }

    tbody {
      display: table-row-group;
    }

    tr {
      display: table-row;
    }

    th,
    td,
    td:empty {
      display: table-cell;
      height: 40px;
      padding: ${space(1)} ${space(3)};
      border-bottom: 1px solid ${color.line};
      overflow-wrap: break-word;
    }

    td[data-label]::before {
      content: none;
    }

    thead th {
      position: sticky;
      top: var(--header);
      z-index: 2;
      background: ${color.paper};
      color: ${color.inkSoft};
      font-size: ${size.s};
      font-weight: 600;
      white-space: nowrap;
    }

    .number {
      text-align: right;
    }

    .number,
    .day {
      white-space: nowrap;
    }

    tbody tr:hover {
      background: ${color.primaryTint};
    }
  }

  @media print {
    thead th {
      position: static;
    }
  }
`;

interface Column {
  label: string;
  isNumber?: boolean;
  /** The label is read aloud, not shown. */
  isQuiet?: boolean;
}

interface TableProps {
  caption: string;
  columns: readonly Column[];
  children: ReactNode;
  /** It has too many columns for a tablet, where its rows are cards still. */
  isWide?: boolean;
}

/**
 * A table with its head in sight; on a phone each row is a card whose cells say what they are.
 * The roles are spelled out, because some browsers forget them once a table is laid out otherwise.
 */
export function Table({ caption, columns, children, isWide = false }: TableProps) {
  return (
    <Box role="table" aria-label={caption} $from={isWide ? from.desktop : from.tablet}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, isNumber, isQuiet }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={isNumber ? 'number' : undefined}
            >
              {isQuiet ? <span className="hidden-text">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </Box>
  );
}

interface CellProps {
  /** What the cell says of itself on a phone. */
  label?: string;
  isNumber?: boolean;
  children?: ReactNode;
}

export function Cell({ label, isNumber = false, children }: CellProps) {
  return (
    <td role="cell" data-label={label} className={isNumber ? 'number' : undefined}>
      {children}
    </td>
  );
}

/** The cell that names its row. */
export function RowHead({ children }: { children: ReactNode }) {
  return (
    <th role="rowheader" scope="row">
      {children}
    </th>
  );
}
