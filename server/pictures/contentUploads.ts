import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { PICTURE_UPLOADS } from '#domain/content';
import { DAY_MS } from '#domain/durations';

import { writeFileAtomically } from '../files/writeFileAtomically';

import { acceptedFormat, encode } from './formats';
import { loadSharp } from './loadSharp';
import { openPictureCache } from './pictureCache';

const FILE_NAME = /^[0-9a-f]{32}\.webp$/;
/** A deleted entry may be restored, by Undo or by importing an older document. */
const UNUSED_RETENTION_MS = 30 * DAY_MS;

/** A request for an uploaded picture. */
interface UploadRequest {
  /** File name with the extension .jpg. */
  file: string;
  /** Maximum width in pixels; pictures are never enlarged. */
  width: number;
  /** The request's Accept header. */
  accept: string | undefined;
}

/** Whether a URL is that of an uploaded picture, existing or not. */
export const isUploadAddress = (address: string): boolean =>
  address.startsWith(`${PICTURE_UPLOADS}/`);

/**
 * Pictures uploaded by the staff for the content, named by a hash of their bytes, in a part of
 * `uploads/`, which is backed up. The modification time of a file records its last use, to the day.
 */
export function openContentUploads(dataDir: string) {
  const folder = join(dataDir, 'uploads', 'content');
  const made = openPictureCache(dataDir);

  return {
    /** Stores a picture and returns its public URL. */
    keep: async (bytes: Uint8Array): Promise<string> => {
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      await writeFileAtomically(join(folder, `${name}.webp`), bytes);
      return `${PICTURE_UPLOADS}/${name}.jpg`;
    },

    /** Whether a URL refers to an existing picture. */
    has: async (address: string): Promise<boolean> => {
      const [file = ''] = address.slice(PICTURE_UPLOADS.length + 1).split(/[?#]/);
      const name = file.replace(/\.jpg$/, '.webp');
      return (
        FILE_NAME.test(name) &&
        (await stat(join(folder, name)).catch(() => undefined)) !== undefined
      );
    },

    find: async ({ file, width, accept }: UploadRequest) => {
      const name = file.replace(/\.jpg$/, '.webp');
      const bytes =
        FILE_NAME.test(name) && (await readFile(join(folder, name)).catch(() => undefined));
      if (!bytes) return undefined;
      const format = acceptedFormat(accept, ['avif', 'webp']);
      const make = async () => {
        const sharp = await loadSharp();
        const fitted = sharp(bytes).resize({ width, withoutEnlargement: true });
        return encode(fitted.flatten({ background: '#fff' }), format);
      };
      return made({ facts: [name, width], size: 'content', format, make });
    },

    /**
     * Deletes pictures that have been unused for 30 days; `namedIn` returns all current content as
     * text.
     */
    forget: async (now: Date, namedIn: () => Promise<string>): Promise<void> => {
      const storedNames = (await readdir(folder).catch(() => [])).filter((name) =>
        FILE_NAME.test(name),
      );
      const currentContent = storedNames.length > 0 ? await namedIn() : '';
      for (const name of storedNames) {
        const file = join(folder, name);
        const idleMs = now.getTime() - (await stat(file)).mtimeMs;
        const isUsed = currentContent.includes(name.replace('.webp', '.jpg'));
        if (isUsed && idleMs > DAY_MS) await utimes(file, now, now);
        if (!isUsed && idleMs > UNUSED_RETENTION_MS) await rm(file, { force: true });
      }
    },
  };
}
