import type { Compilable, CompiledQuery } from 'kysely';

import { chunksInTurns, isPostgres, type Db } from './client';

/** Lists are filled up to a multiple of this, so that few texts of a query serve all lengths; one alone is frequent. */
const STEP = 25;

interface Built<Row> {
  query: CompiledQuery<Row>;
  /** Which of the ids each parameter is, or that it is their owner, where it is one. */
  places: (number | undefined)[];
}

/** The place of whose rows they are. */
const OWNER = -1;

/**
 * A reader of rows by ids, of one owner where they have one, whose query is built once for each scope and length: building it costs
 * more than running it, and pages of products are read with every request.
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
    for await (const chunk of chunksInTurns(ids)) {
      rows.push(...(await db.executeQuery(queryFor(db, chunk, scope, owner))).rows);
    }
    return rows;
  };
}
