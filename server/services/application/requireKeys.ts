import { BadConfig, type Config } from '../../config';
import { hasKeys, openDataKeys } from '../../crypto/keyFile';
import type { Db } from '../../db/client';
import { setKeyNameIfAbsent, readKeyName, writeKeyName } from '../../db/keyNames';
import { isSealedWithOtherKey } from '../../db/sealedTexts';

/**
 * Refuses to start if the database contains sealed texts that none of the keys can open, or is
 * bound to another machine's key, so that a lost key file is noticed before a new one replaces it.
 */
export async function requireKeys(db: Db, config: Config): Promise<void> {
  if (await isSealedWithOtherKey(db, idsOf(config))) {
    throw new BadConfig(
      `The database contains confidential fields of trade applications that no key in ${keyLocation(config)} can decrypt. Provide the key that encrypted them: DATA_KEY_FILE=/path npm start. Nothing was changed.`,
    );
  }
  await requireBoundKey(db, config);
}

const idsOf = (config: Config) => (hasKeys(config) ? openDataKeys(config).ids() : []);
const keyLocation = ({ dataKey, dataKeyFile }: Config) =>
  dataKey === undefined ? dataKeyFile : 'DATA_KEY';

/**
 * Returns the id of the key that the database is bound to, if any; throws if it is not available
 * here.
 */
async function requireBoundKey(db: Db, config: Config): Promise<string | undefined> {
  const boundKey = await readKeyName(db);
  if (boundKey !== undefined && !idsOf(config).includes(boundKey)) {
    throw new BadConfig(
      `The database is bound to a data key that is not in ${keyLocation(config)}: other servers could not decrypt what this one encrypts. Provide that key: DATA_KEY_FILE=/path npm start. If it is lost, switch to a new one with npm run review -- rotate-keys; nothing is encrypted with the old one.`,
    );
  }
  return boundKey;
}

/**
 * Binds the database to this machine's newest key; of several machines with different keys, all but
 * the first are refused.
 */
export async function bindKey(db: Db, config: Config): Promise<void> {
  const [newest = ''] = openDataKeys(config).ids();
  await setKeyNameIfAbsent(db, newest);
  const boundKey = await requireBoundKey(db, config);
  if (boundKey !== newest) await writeKeyName(db, newest);
}
