import { access, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { keepFile } from '../files/keepFile';
import { tagFor } from '../files/tagFor';

import { openOwnFiles } from './ownFiles';

/** The picture that was there before; its ending makes it none that is shown. */
const EARLIER = '.before';

/** What the staff uploaded, as files named by the product id: a part of `uploads/`, which is backed up. */
export function openUploads(dataDir: string) {
  const folder = join(dataDir, 'uploads', 'pictures');
  const files = openOwnFiles(folder);
  const fileOf = (productId: string) => join(folder, `${written(productId)}.webp`);

  return {
    folder,
    files,

    /** Takes the place of the one that is there, which is kept for once more. */
    keep: async (productId: string, bytes: Uint8Array): Promise<void> => {
      const file = fileOf(productId);
      if (await isThere(file)) await rename(file, file + EARLIER);
      await keepFile(file, bytes);
    },

    /** Takes it away; false where there is none. */
    remove: async (productId: string): Promise<boolean> => {
      const file = fileOf(productId);
      if (!(await isThere(file))) return false;
      await rename(file, file + EARLIER);
      return true;
    },

    /** Brings back the one before, and keeps the present one in its place; false where there is none. */
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

/** Signs that a file's name cannot hold, as `ownFiles` reads them. */
const written = (productId: string): string =>
  // eslint-disable-next-line no-control-regex -- they are among those that no name can hold
  productId.replace(/[\u0000-\u001f%/\\:*?"<>|]/g, (sign) => encodeURIComponent(sign));

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
