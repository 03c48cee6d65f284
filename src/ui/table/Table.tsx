import { useMemo, type ReactNode } from 'react';

import { useTranslate } from '../../i18n/useTranslate';

import { cellClass, type NamedColumn } from './columns';
import { Frame } from './Frame';
import { layoutOf } from './layout';

interface TableProps {
  caption: string;
  columns: Readonly<Record<string, NamedColumn>>;
  /** Number of rows including the header, if not all of them are rendered. */
  rowCount?: number;
  /** Replacements for column labels, by column name. */
  heads?: Readonly<Record<string, ReactNode>>;
  /** The column that the rows are sorted by, by its name. */
  sorted?: { name: string; direction: 'ascending' | 'descending' } | undefined;
  /** Whether its columns fit side by side only on a large screen. */
  isWide?: boolean;
  /** `Rows` or `LongRows`. */
  children: ReactNode;
}

/**
 * A table of columns with a sticky header; on a phone each row is a card with labelled cells. Roles
 * are explicit because browsers drop them when a table is laid out as a grid.
 */
export function Table(props: TableProps) {
  const { caption, columns, rowCount, heads: customHeads = {}, sorted, children } = props;
  const { isWide = false } = props;
  const t = useTranslate();
  const { heads, layout } = useMemo(() => {
    const all = Object.values(columns);
    const labels = all.map(({ label }) => t(label));
    return {
      heads: all.map((column, index) => ({ column, label: labels[index] })),
      layout: layoutOf(all, labels, isWide),
    };
  }, [columns, isWide, t]);

  return (
    <Frame role="table" aria-label={caption} aria-rowcount={rowCount} $layout={layout}>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={rowCount === undefined ? undefined : 1}>
          {heads.map(({ column, label }) => (
            <th
              key={column.name}
              role="columnheader"
              scope="col"
              className={cellClass(column)}
              aria-sort={sorted?.name === column.name ? sorted.direction : undefined}
            >
              {column.isQuiet ? (
                <span className="hidden-text">{label}</span>
              ) : (
                (customHeads[column.name] ?? label)
              )}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </Frame>
  );
}

/** The rows of a table that renders all of them. */
export function Rows({ children }: { children: ReactNode }) {
  return <tbody role="rowgroup">{children}</tbody>;
}
