import { BadConfig, type Config } from '../../config';
import { hasKeys, openDataKeys } from '../../crypto/keyFile';
import type { Db } from '../../db/client';
import { proposeKeyName, readKeyName, writeKeyName } from '../../db/keyNames';
import { isSealedElsewhere } from '../../db/sealedTexts';

/**
 * Refuses to go on where the database holds texts that none of the keys opens, or is kept with another
 * machine's key: a lost key file is missed before a new one takes its place.
 */
export async function requireKeys(db: Db, config: Config): Promise<void> {
  const ids = hasKeys(config) ? openDataKeys(config).ids() : [];
  const place = config.dataKey === undefined ? config.dataKeyFile : 'DATA_KEY';
  if (await isSealedElsewhere(db, ids)) {
    throw new BadConfig(
      `The database holds sensitive fields of trade applications that no key in ${place} opens. Bring back the key that sealed them: DATA_KEY_FILE=/path npm start. Nothing was changed.`,
    );
  }
  const named = await readKeyName(db);
  if (named !== undefined && !ids.includes(named)) {
    throw new BadConfig(
      `The database is kept with a data key that is not in ${place}: what is sealed here could not be read there. Bring that key here: DATA_KEY_FILE=/path npm start. Where it is lost, take a new one: npm run review -- rotate-keys; nothing is sealed with the old one.`,
    );
  }
}

/** Says in the database which key it is kept with: of machines with keys of their own, all but the first are refused. */
export async function nameKey(db: Db, config: Config): Promise<void> {
  const [newest = ''] = openDataKeys(config).ids();
  await proposeKeyName(db, newest);
  await requireKeys(db, config);
  if ((await readKeyName(db)) !== newest) await writeKeyName(db, newest);
}
