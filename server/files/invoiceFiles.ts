import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { DAY_MS } from '#domain/durations';

import { writeFileAtomically } from './writeFileAtomically';

const FILE_NAME = /^[0-9a-f]{64}\.pdf$/;

/**
 * PDFs of invoices, in a part of `uploads/`, which is backed up. Their names are hashes of number
 * and bytes: no number becomes part of a path, and a replaced PDF has another name.
 */
export function openInvoiceFiles(dataDir: string) {
  const folder = join(dataDir, 'uploads', 'invoices');
  return {
    /** Stores a PDF and returns the name of its file. */
    keep: async (number: string, bytes: Uint8Array): Promise<string> => {
      const hash = createHash('sha256').update(`${number}\n`).update(bytes).digest('hex');
      const name = `${hash}.pdf`;
      await writeFileAtomically(join(folder, name), bytes);
      return name;
    },

    /** Returns a stored PDF; `undefined` if it is gone. */
    read: async (name: string): Promise<Uint8Array | undefined> =>
      FILE_NAME.test(name) ? readFile(join(folder, name)).catch(() => undefined) : undefined,

    /** Deletes PDFs that are older than a day and that, according to `named`, no invoice has. */
    forget: async (
      now: Date,
      named: (names: readonly string[]) => Promise<ReadonlySet<string>>,
    ): Promise<void> => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => FILE_NAME.test(name));
      const kept = names.length > 0 ? await named(names) : new Set();
      for (const name of names.filter((one) => !kept.has(one))) {
        const file = join(folder, name);
        const { mtimeMs } = await stat(file);
        if (now.getTime() - mtimeMs > DAY_MS) await rm(file, { force: true });
      }
    },
  };
}
export type InvoiceFiles = ReturnType<typeof openInvoiceFiles>;
