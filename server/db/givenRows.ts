import { sql, type RawBuilder } from 'kysely';

type ColumnType = 'text' | 'integer' | 'bigint';

/**
 * Rows at hand as a table `now (…) as (values …)`, for updating from. The types stand in the first row alone:
 * the cells below take them over. It is one piece of text, because Kysely takes its time over each small one.
 */
export function givenRows<Name extends string>(
  types: Readonly<Record<Name, ColumnType>>,
  rows: readonly Readonly<Record<NoInfer<Name>, unknown>>[],
): RawBuilder<unknown> {
  const names = Object.keys(types) as Name[];
  const texts = [`now (${names.join(', ')}) as (values (`];
  const cells: unknown[] = [];
  for (const [at, row] of rows.entries()) {
    for (const [place, name] of names.entries()) {
      const before = place > 0 ? ', ' : at > 0 ? '), (' : '';
      texts[texts.length - 1] += at > 0 ? before : `${before}cast(`;
      texts.push(at > 0 ? '' : ` as ${types[name]})`);
      cells.push(row[name]);
    }
  }
  texts[texts.length - 1] += '))';
  return sql(Object.assign(texts, { raw: texts }), ...cells);
}
