import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { PICTURE_UPLOADS } from '#domain/content';

import { writeFileAtomically } from '../files/writeFileAtomically';

import { acceptedFormat, encode } from './formats';
import { loadSharp } from './loadSharp';
import { openMadePictures } from './madePictures';

const FILE = /^[0-9a-f]{32}\.webp$/;
const DAY = 24 * 60 * 60_000;
/** A deleted entry may be restored, by Undo or by importing an older document. */
const KEPT_UNUSED = 30 * DAY;

/** A request for an uploaded picture. */
interface Asked {
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
  const made = openMadePictures(dataDir);

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
        FILE.test(name) && (await stat(join(folder, name)).catch(() => undefined)) !== undefined
      );
    },

    find: async ({ file, width, accept }: Asked) => {
      const name = file.replace(/\.jpg$/, '.webp');
      const bytes = FILE.test(name) && (await readFile(join(folder, name)).catch(() => undefined));
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
      const known = (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name));
      const shown = known.length > 0 ? await namedIn() : '';
      for (const name of known) {
        const file = join(folder, name);
        const unused = now.getTime() - (await stat(file)).mtimeMs;
        const isShown = shown.includes(name.replace('.webp', '.jpg'));
        if (isShown && unused > DAY) await utimes(file, now, now);
        if (!isShown && unused > KEPT_UNUSED) await rm(file, { force: true });
      }
    },
  };
}
