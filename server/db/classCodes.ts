import type { ClassCode } from '#contract/catalogue';

import type { Db } from './client';

/** The class codes with the URLs of their badges. */
export const readClassCodes = (db: Db): Promise<ClassCode[]> =>
  db.selectFrom('class_codes').select(['id', 'class', 'image']).orderBy('id').execute();
