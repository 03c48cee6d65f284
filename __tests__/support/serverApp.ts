import { startOn, type Options } from './startOn';
import { openTestDatabase } from './testDatabase';

/** Starts a server for storage tests, which run on either engine. */
export const startTestServer = async (options: Options = {}) =>
  startOn(await openTestDatabase(), options);
