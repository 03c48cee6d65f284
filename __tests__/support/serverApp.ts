import { startOn, type Options } from './startOn';
import { openTestDatabase } from './testDatabase';

/** The server of tests of what is stored: they run on either engine. */
export const startTestServer = async (options: Options = {}) =>
  startOn(await openTestDatabase(), options);
