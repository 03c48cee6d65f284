import { BadConfig, type Config } from '../../config';
import { hasKeys, openDataKeys } from '../../crypto/keyFile';
import type { Db } from '../../db/client';
import { isSealedElsewhere } from '../../db/sealedTexts';

/**
 * Refuses to go on where the database holds texts that none of the keys opens: a lost key file is
 * missed before a new one takes its place.
 */
export async function requireKeys(db: Db, config: Config): Promise<void> {
  const ids = hasKeys(config) ? openDataKeys(config).ids() : [];
  if (!(await isSealedElsewhere(db, ids))) return;
  const place = config.dataKey === undefined ? config.dataKeyFile : 'DATA_KEY';
  throw new BadConfig(
    `The database holds sensitive fields of trade applications that no key in ${place} opens. Bring back the key that sealed them: DATA_KEY_FILE=/path npm start. Nothing was changed.`,
  );
}
