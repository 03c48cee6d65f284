import { sql, type RawBuilder } from 'kysely';

type ColumnType = 'text' | 'integer' | 'bigint';

/**
 * Rows as a table `now (…) as (values (…))`, for UPDATE … FROM. Only the first row is cast; the
 * cells below inherit its types. Built as a single SQL text, because Kysely is slow with many small
 * fragments.
 */
export function valuesTable<Name extends string>(
  types: Readonly<Record<Name, ColumnType>>,
  rows: readonly Readonly<Record<NoInfer<Name>, unknown>>[],
): RawBuilder<unknown> {
  const names = Object.keys(types) as Name[];
  const texts = [`now (${names.join(', ')}) as (values (`];
  const cells: unknown[] = [];
  for (const [rowIndex, row] of rows.entries()) {
    for (const [columnIndex, name] of names.entries()) {
      const separator = columnIndex > 0 ? ', ' : rowIndex > 0 ? '), (' : '';
      texts[texts.length - 1] += rowIndex > 0 ? separator : `${separator}cast(`;
      texts.push(rowIndex > 0 ? '' : ` as ${types[name]})`);
      cells.push(row[name]);
    }
  }
  texts[texts.length - 1] += '))';
  return sql(Object.assign(texts, { raw: texts }), ...cells);
}
