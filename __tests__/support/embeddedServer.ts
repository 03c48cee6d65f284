import { openEmbeddedDatabase } from './embeddedDatabase';
import { startOn, type Options } from './startOn';

/** The server of tests to which it is all one where things are stored. */
export const startEmbeddedServer = async (options: Options = {}) =>
  startOn(await openEmbeddedDatabase(), options);
