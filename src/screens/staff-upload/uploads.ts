import { UPLOAD_KINDS, UPLOAD_ROLES, type UploadKind } from '#domain/uploads';

import type { Upload } from '../../api/staffUploads';

/** The list for which a file is uploaded. */
export type Shelf = 'products' | 'customers';

export const shelfOf = (kind: UploadKind): Shelf =>
  UPLOAD_ROLES[kind] === 'accounts' ? 'customers' : 'products';

/** Whether the server is still at a step of an upload, so that its state will change by itself. */
export const isRunning = ({ state }: Upload['dry_run']): boolean =>
  ['arriving', 'waiting', 'running'].includes(state);

/** Kinds of data that can be uploaded for each list. */
export const KINDS_BY_SHELF: Readonly<Record<Shelf, readonly UploadKind[]>> = {
  products: UPLOAD_KINDS.filter((kind) => UPLOAD_ROLES[kind] === 'catalogue'),
  customers: UPLOAD_KINDS.filter((kind) => UPLOAD_ROLES[kind] === 'accounts'),
};

/** Words that file names contain for each kind of data, in three languages. */
const KIND_PATTERNS: readonly (readonly [kind: UploadKind, name: RegExp])[] = [
  ['customer-users', /users|utilisateurs|usuarios|people|coll[eè]gues/i],
  ['price-list-prices', /pri(ce|x)[-_ ]?list[-_ ]?pri|list[-_ ]?prices/i],
  ['price-lists', /price[-_ ]?lists|listes?[-_ ]de[-_ ]prix|listas?[-_ ]de[-_ ]precios/i],
  ['stock', /stock|inventor|inventair|exist[ei]nc/i],
  ['prices', /pri[cx]|preci/i],
  ['products', /produ[ck]t|catalog|article|item/i],
];

/** Returns the kind of data that a file name suggests; `undefined` if it suggests none. */
export const kindFromFileName = (name: string): UploadKind | undefined =>
  KIND_PATTERNS.find(([, pattern]) => pattern.test(name))?.[0];

/** Formats a time for a `datetime-local` input. */
export function toLocalDateTime(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
