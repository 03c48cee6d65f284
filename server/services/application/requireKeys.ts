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
  if (await isSealedElsewhere(db, idsOf(config))) {
    throw new BadConfig(
      `The database holds sensitive fields of trade applications that no key in ${placeOf(config)} opens. Bring back the key that sealed them: DATA_KEY_FILE=/path npm start. Nothing was changed.`,
    );
  }
  await requireNamedKey(db, config);
}

const idsOf = (config: Config) => (hasKeys(config) ? openDataKeys(config).ids() : []);
const placeOf = ({ dataKey, dataKeyFile }: Config) =>
  dataKey === undefined ? dataKeyFile : 'DATA_KEY';

/** The key that is named, as far as one is; what it answers is its name. */
async function requireNamedKey(db: Db, config: Config): Promise<string | undefined> {
  const named = await readKeyName(db);
  if (named !== undefined && !idsOf(config).includes(named)) {
    throw new BadConfig(
      `The database is kept with a data key that is not in ${placeOf(config)}: what is sealed here could not be read there. Bring that key here: DATA_KEY_FILE=/path npm start. Where it is lost, take a new one: npm run review -- rotate-keys; nothing is sealed with the old one.`,
    );
  }
  return named;
}

/** Says in the database which key it is kept with: of machines with keys of their own, all but the first are refused. */
export async function nameKey(db: Db, config: Config): Promise<void> {
  const [newest = ''] = openDataKeys(config).ids();
  await proposeKeyName(db, newest);
  const named = await requireNamedKey(db, config);
  if (named !== newest) await writeKeyName(db, newest);
}
