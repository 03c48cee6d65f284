import type { Compilable, CompiledQuery } from 'kysely';

import { chunksYielding, isPostgres, type Db } from './client';
import { MANY_ROWS } from './preparedStatements';

/**
 * Lists are padded to a multiple of this length, so that few query texts serve all lengths; a
 * single id is frequent enough for its own.
 */
const PADDING_STEP = 25;

interface BuiltQuery<Row> {
  query: CompiledQuery<Row>;
  /** For each parameter the index of its id, `OWNER`, or `undefined` if it is neither. */
  places: (number | undefined)[];
}

/** Stands for the owner of the rows. */
const OWNER_INDEX = -1;

/**
 * Creates a reader of rows by ids, optionally of one owner, that builds its query once per scope
 * and length: building it costs more than running it, and pages of products are read with every
 * request.
 */
export function readByIds<Scope extends object, Row>(
  build: (db: Db, ids: readonly string[], scope: Scope, owner: string) => Compilable<Row>,
): (db: Db, ids: readonly string[], scope: Scope, owner?: string) => Promise<Row[]> {
  const built = new Map<string, BuiltQuery<Row>>();

  const queryFor = (
    db: Db,
    ids: readonly string[],
    scope: Scope,
    owner: string,
  ): CompiledQuery<Row> => {
    const slots = ids.length === 1 ? 1 : Math.ceil(ids.length / PADDING_STEP) * PADDING_STEP;
    const shape = JSON.stringify([isPostgres(db), slots, scope]);
    const { query, places } = built.get(shape) ?? buildQuery(db, slots, scope);
    built.set(shape, { query, places });
    const parameters = query.parameters.map((value, index) => {
      const idIndex = places[index];
      if (idIndex === OWNER_INDEX) return owner;
      return idIndex === undefined ? value : (ids[idIndex] ?? ids[0]);
    });
    return { ...query, parameters };
  };
  const buildQuery = (db: Db, size: number, scope: Scope): BuiltQuery<Row> => {
    const slots = Array.from({ length: size }, (_, index) => `slot ${index}`);
    const compiled = build(db, slots, scope, 'owner').compile();
    const isMany = size > 1 && !isPostgres(db);
    const query = isMany ? { ...compiled, sql: MANY_ROWS + compiled.sql } : compiled;
    const indexOfSlot = new Map<unknown, number>(slots.map((slot, index) => [slot, index]));
    indexOfSlot.set('owner', OWNER_INDEX);
    return { query, places: query.parameters.map((value) => indexOfSlot.get(value)) };
  };

  return async (db, ids, scope, owner = '') => {
    const rows: Row[] = [];
    for await (const chunk of chunksYielding(ids)) {
      rows.push(...(await db.executeQuery(queryFor(db, chunk, scope, owner))).rows);
    }
    return rows;
  };
}
