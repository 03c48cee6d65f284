import type { Compilable, CompiledQuery } from 'kysely';

import { chunksInTurns, isPostgres, type Db } from './client';

/** Lists are filled up to a multiple of this, so that few texts of a query serve all lengths. */
const STEP = 25;

const slotsOf = (size: number): string[] => Array.from({ length: size }, (_, at) => `slot ${at}`);

/**
 * A reader of rows by ids whose query is built once for each scope and length: building it costs
 * more than running it, and pages of products are read with every request.
 */
export function readByIds<Scope extends object, Row>(
  build: (db: Db, ids: readonly string[], scope: Scope) => Compilable<Row>,
): (db: Db, ids: readonly string[], scope: Scope) => Promise<Row[]> {
  const built = new Map<string, CompiledQuery<Row>>();

  const queryFor = (db: Db, ids: readonly string[], scope: Scope): CompiledQuery<Row> => {
    const slots = slotsOf(Math.ceil(ids.length / STEP) * STEP);
    const shape = JSON.stringify([isPostgres(db), slots.length, scope]);
    const query = built.get(shape) ?? build(db, slots, scope).compile();
    built.set(shape, query);

    const filled = new Map(slots.map((slot, at) => [slot, ids[at] ?? ids[0]]));
    const parameters = query.parameters.map((value) =>
      typeof value === 'string' && filled.has(value) ? filled.get(value) : value,
    );
    return { ...query, parameters };
  };

  return async (db, ids, scope) => {
    const rows: Row[] = [];
    for await (const chunk of chunksInTurns(ids)) {
      rows.push(...(await db.executeQuery(queryFor(db, chunk, scope))).rows);
    }
    return rows;
  };
}
