import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { importCommand } from '../../server/commands/import/importCommand';
import { bookOpener } from '../../server/table-files/openBook';

import { makeProgram } from './program';
import { callCommand, settingsIn } from './runCommand';

/** Makes a folder with a migrated, empty database, to import files from it. */
export function newImportFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash import '));
  mkdirSync(join(folder, 'data'));
  copyFileSync(process.env.TEST_TEMPLATE!, join(folder, 'data', 'haberdash.sqlite'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Imports files of a folder; workbooks are opened in a thread of the real program. */
export async function importFiles(folder: string, ...args: string[]) {
  const { file, remove } = await makeProgram('server/commands/import.ts');
  const openBook = bookOpener(file);
  try {
    return await callCommand(
      (given) => importCommand(given, openBook),
      args,
      settingsIn({ folder, demo: 'off' }),
    );
  } finally {
    remove();
  }
}
