import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { PICTURE_UPLOADS } from '#domain/content';

import { keepFile } from '../files/keepFile';

import { acceptedFormat, encode } from './formats';
import { loadSharp } from './loadSharp';
import { openMadePictures } from './madePictures';

const FILE = /^[0-9a-f]{32}\.webp$/;
const DAY = 24 * 60 * 60_000;
/** An entry that was removed may come back, by Undo or by a document that somebody kept. */
const KEPT_UNUSED = 30 * DAY;

/** An upload as a screen asks for it. */
interface Asked {
  /** What it is called, with .jpg. */
  file: string;
  /** In pixels; it is not enlarged. */
  width: number;
  /** What the browser says it takes. */
  accept: string | undefined;
}

/** True of an address under which an upload stands, or should. */
export const isUploadAddress = (address: string): boolean =>
  address.startsWith(`${PICTURE_UPLOADS}/`);

/**
 * Pictures that the staff uploaded for the content, each called by what it holds: a part of `uploads/`, which
 * is backed up. The time of a file says when it was last in use, to the day.
 */
export function openContentUploads(dataDir: string) {
  const folder = join(dataDir, 'uploads', 'content');
  const made = openMadePictures(dataDir);

  return {
    /** Returns the address under which everybody finds it. */
    keep: async (bytes: Uint8Array): Promise<string> => {
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      await keepFile(join(folder, `${name}.webp`), bytes);
      return `${PICTURE_UPLOADS}/${name}.jpg`;
    },

    /** True where an address names a picture that is there. */
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

    /** Removes what nothing has named for long; `namedIn` is asked for all that is shown now. */
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
