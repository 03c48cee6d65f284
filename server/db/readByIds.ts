import type { Compilable, CompiledQuery } from 'kysely';

import { chunksYielding, isPostgres, type Db } from './client';

/**
 * Lists are padded to a multiple of this length, so that few query texts serve all lengths; a
 * single id is frequent enough for its own.
 */
const STEP = 25;

interface Built<Row> {
  query: CompiledQuery<Row>;
  /** For each parameter the index of its id, `OWNER`, or `undefined` if it is neither. */
  places: (number | undefined)[];
}

/** Stands for the owner of the rows. */
const OWNER = -1;

/**
 * Creates a reader of rows by ids, optionally of one owner, that builds its query once per scope
 * and length: building it costs more than running it, and pages of products are read with every
 * request.
 */
export function readByIds<Scope extends object, Row>(
  build: (db: Db, ids: readonly string[], scope: Scope, owner: string) => Compilable<Row>,
): (db: Db, ids: readonly string[], scope: Scope, owner?: string) => Promise<Row[]> {
  const built = new Map<string, Built<Row>>();

  const queryFor = (
    db: Db,
    ids: readonly string[],
    scope: Scope,
    owner: string,
  ): CompiledQuery<Row> => {
    const slots = ids.length === 1 ? 1 : Math.ceil(ids.length / STEP) * STEP;
    const shape = JSON.stringify([isPostgres(db), slots, scope]);
    const { query, places } = built.get(shape) ?? make(db, slots, scope);
    built.set(shape, { query, places });
    const parameters = query.parameters.map((value, at) => {
      const place = places[at];
      if (place === OWNER) return owner;
      return place === undefined ? value : (ids[place] ?? ids[0]);
    });
    return { ...query, parameters };
  };
  const make = (db: Db, size: number, scope: Scope): Built<Row> => {
    const slots = Array.from({ length: size }, (_, at) => `slot ${at}`);
    const query = build(db, slots, scope, 'owner').compile();
    const placeOf = new Map<unknown, number>(slots.map((slot, at) => [slot, at]));
    placeOf.set('owner', OWNER);
    return { query, places: query.parameters.map((value) => placeOf.get(value)) };
  };

  return async (db, ids, scope, owner = '') => {
    const rows: Row[] = [];
    for await (const chunk of chunksYielding(ids)) {
      rows.push(...(await db.executeQuery(queryFor(db, chunk, scope, owner))).rows);
    }
    return rows;
  };
}
