import { access, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { tagFor } from '../files/tagFor';
import { writeFileAtomically } from '../files/writeFileAtomically';

import { openOwnFiles } from './ownFiles';

/** Suffix of the previous picture's file, which is not recognised as a picture extension. */
const EARLIER = '.before';

/**
 * Pictures uploaded by the staff, stored as files named by product id in a part of `uploads/`,
 * which is backed up.
 */
export function openUploads(dataDir: string) {
  const folder = join(dataDir, 'uploads', 'pictures');
  const files = openOwnFiles(folder);
  const fileOf = (productId: string) => join(folder, `${written(productId)}.webp`);

  return {
    folder,
    files,

    /** Stores a picture and keeps the replaced one as the previous picture. */
    keep: async (productId: string, bytes: Uint8Array): Promise<void> => {
      const file = fileOf(productId);
      if (await isThere(file)) await rename(file, file + EARLIER);
      await writeFileAtomically(file, bytes);
    },

    /** Removes the picture, keeping it as the previous one; returns false if there is none. */
    remove: async (productId: string): Promise<boolean> => {
      const file = fileOf(productId);
      if (!(await isThere(file))) return false;
      await rename(file, file + EARLIER);
      return true;
    },

    /** Swaps the picture and the previous one; returns false if there is no previous one. */
    restore: async (productId: string): Promise<boolean> => {
      const file = fileOf(productId);
      if (!(await isThere(file + EARLIER))) return false;
      const present = `${file}.present`;
      const isReplaced = await isThere(file);
      if (isReplaced) await rename(file, present);
      await rename(file + EARLIER, file);
      if (isReplaced) await rename(present, file + EARLIER);
      return true;
    },

    stateOf: async (productId: string) => {
      const found = await files.find(productId);
      return {
        uploaded: found ? tagFor([found.version]) : null,
        has_earlier: await isThere(fileOf(productId) + EARLIER),
      };
    },
  };
}
export type Uploads = ReturnType<typeof openUploads>;

/** Escapes characters that a file name cannot contain; `ownFiles` decodes them. */
const written = (productId: string): string =>
  // eslint-disable-next-line no-control-regex -- they are among those that no name can hold
  productId.replace(/[\u0000-\u001f%/\\:*?"<>|]/g, (sign) => encodeURIComponent(sign));

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
