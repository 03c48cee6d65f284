import { UPLOAD_KINDS, UPLOADS, type UploadKind } from '#domain/uploads';

/** The list from whose screen a file is uploaded. */
export type Shelf = 'products' | 'customers';

export const shelfOf = (kind: UploadKind): Shelf => (kind === 'customers' ? kind : 'products');

/** What a file can hold that is uploaded beside a list. */
export const KINDS_OF: Readonly<Record<Shelf, readonly UploadKind[]>> = {
  products: UPLOAD_KINDS.filter((kind) => UPLOADS[kind] === 'catalogue'),
  customers: ['customers'],
};

/** Words by which people call their files, in three languages. */
const NAMED: readonly (readonly [kind: UploadKind, name: RegExp])[] = [
  ['stock', /stock|inventor|inventair|exist[ei]nc/i],
  ['prices', /pri[cx]|preci/i],
  ['products', /produ[ck]t|catalog|article|item/i],
];

/** What a file holds by its name; `undefined` where that says nothing. */
export const kindNamed = (name: string): UploadKind | undefined =>
  NAMED.find(([, words]) => words.test(name))?.[0];

/** A moment as a box for local times has it. */
export function localTime(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
