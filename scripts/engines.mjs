/**
 * Which server tests run on both database engines in `npm test`: those whose file begins with
 * `@engines both`. On PostgreSQL, the others run in `npm run prove -- postgres`; those whose file
 * begins with `@catalogue both` run with the catalogue in the database in `npm run prove --
 * catalogue`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './setUp.mjs';

const FOLDERS = ['server', 'demo'];
const ENGINES = /^\/\*\* @engines both/;
const CATALOGUE = /^\/\*\*.* @catalogue both/;

/**
 * What may behave differently on each engine: migrations, locks, conflicts and lost connections,
 * killed servers, replicas, and the catalogue in database tables.
 */
const SENSITIVE = [
  /from '.*\/server\/db\/(failures|migrate|moves|retryOnConflict)'/,
  /from '.*\/server\/database-catalogue\/(openDatabaseCatalogue|tables\/.*)'/,
  /from '.*\/support\/(faultProxy|loseOutcome|makeKillableServer|openCuttableProxy|postgres|replicated|untilWaiting)'/,
  /\bTEST_DATABASE_URL\b/,
];

/** Returns the path and the source of each file of server tests. */
const serverTests = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, '__tests__', folder))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `__tests__/${folder}/${name}`)
      .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') })),
  );

const filesWhere = (matches) =>
  serverTests()
    .filter(({ source }) => matches(source))
    .map(({ file }) => file);

export const filesOnBothEngines = () => filesWhere((source) => ENGINES.test(source));
export const filesOnOneEngine = () => filesWhere((source) => !ENGINES.test(source));
export const filesOfBothCatalogues = () => filesWhere((source) => CATALOGUE.test(source));

/** Returns the files that use a module that depends on the engine, and are not marked. */
export const unmarkedFiles = () =>
  filesWhere((source) => !ENGINES.test(source) && SENSITIVE.some((use) => use.test(source)));
