import { access, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { tagFor } from '../files/tagFor';
import { writeFileAtomically } from '../files/writeFileAtomically';

import { openOwnFiles } from './ownFiles';

/** Suffix of the previous picture's file, which is not recognised as a picture extension. */
const PREVIOUS_SUFFIX = '.before';

/**
 * Pictures uploaded by the staff, stored as files named by product id in a part of `uploads/`,
 * which is backed up.
 */
export function openUploads(dataDir: string) {
  const folder = join(dataDir, 'uploads', 'pictures');
  const files = openOwnFiles(folder);
  const fileOf = (productId: string) => join(folder, `${encodeName(productId)}.webp`);

  return {
    folder,
    files,

    /** Stores a picture and keeps the replaced one as the previous picture. */
    keep: async (productId: string, bytes: Uint8Array): Promise<void> => {
      const file = fileOf(productId);
      if (await exists(file))
        await writeFileAtomically(file + PREVIOUS_SUFFIX, await readFile(file));
      await writeFileAtomically(file, bytes);
    },

    /** Removes the picture, keeping it as the previous one; returns false if there is none. */
    remove: async (productId: string): Promise<boolean> => {
      const file = fileOf(productId);
      if (!(await exists(file))) return false;
      await rename(file, file + PREVIOUS_SUFFIX);
      return true;
    },

    /** Swaps the picture and the previous one; returns false if there is no previous one. */
    restore: async (productId: string): Promise<boolean> => {
      const file = fileOf(productId);
      if (!(await exists(file + PREVIOUS_SUFFIX))) return false;
      const swapPath = `${file}.present`;
      const isReplaced = await exists(file);
      if (isReplaced) await rename(file, swapPath);
      await rename(file + PREVIOUS_SUFFIX, file);
      if (isReplaced) await rename(swapPath, file + PREVIOUS_SUFFIX);
      return true;
    },

    stateOf: async (productId: string) => {
      const found = await files.find(productId);
      return {
        uploaded: found ? tagFor([found.version]) : null,
        has_earlier: await exists(fileOf(productId) + PREVIOUS_SUFFIX),
      };
    },
  };
}
export type PictureUploads = ReturnType<typeof openUploads>;

/** Escapes characters that a file name cannot contain; `ownFiles` decodes them. */
const encodeName = (productId: string): string =>
  // eslint-disable-next-line no-control-regex -- file names may not contain them
  productId.replace(/[\u0000-\u001f%/\\:*?"<>|]/g, (character) => encodeURIComponent(character));

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
