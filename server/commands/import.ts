import { isMainThread } from 'node:worker_threads';

import { bookOpener, openInThread } from '../table-files/openBook';

import { exitWith } from './console/exitWith';
import { importCommand } from './import/importCommand';

if (isMainThread) {
  // The worker thread that opens a workbook runs this program, too.
  const openBook = bookOpener(process.argv[1] ?? '');
  exitWith(importCommand(process.argv.slice(2), openBook));
} else {
  openInThread().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
