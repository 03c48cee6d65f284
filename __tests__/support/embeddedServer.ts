import { openEmbeddedDatabase } from './embeddedDatabase';
import { startOn, type Options } from './startOn';

/** Starts a server for tests that do not depend on the database engine. */
export const startEmbeddedServer = async (options: Options = {}) =>
  startOn(await openEmbeddedDatabase(), options);
