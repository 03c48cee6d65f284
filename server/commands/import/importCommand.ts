import { accessSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, resolve } from 'node:path';

import type { CatalogueStored } from '../../catalogue-writing/storeCatalogue';
import { readConfig, type Config } from '../../config';
import { checkpointJournal, openDatabase, type Db } from '../../db/client';
import { explainError } from '../../explainError';
import { loadDemo } from '../../loadDemo';
import { withEvents } from '../../services/actions/action';
import { importContent } from '../../services/content/importContent';
import { prepareDatabase } from '../../services/database/prepareDatabase';
import { ImportRefusal } from '../../table-files/importRefusal';
import type { OpenBook } from '../../table-files/openBook';
import { readOrExplain } from '../console/readOrExplain';

import { readArguments, parseCatalogueOptions, type ImportArguments } from './commandOptions';
import { describeAlarms } from './describeAlarms';
import { describeFaults } from './describeFaults';
import {
  describeContent,
  describeContentFaults,
  describeDefaults,
  describeFile,
  describeOrders,
  describeResult,
} from './describeImport';
import { DEFAULT_STOCK, importCatalogue } from './importCatalogue';
import { importOrders } from './importOrders';
import { saveSignIns } from './saveSignIns';

const HELP = `Imports a catalogue, an order history, or the content of the informational screens.

  npm run import -- FILE [--map "Their column=field,…" | --map FILE.json]
                         [--stock ${DEFAULT_STOCK}] [--country CA|US|both]
                         [--withdraw N] [--zero N] [--prices N] [--check]
  npm run import -- FILE --update [--only stock,price,…] [--check]
  npm run import -- --orders FILE [--password FIRST_PASSWORD] [--check]
  npm run import -- --content FILE.json [--check]
  npm run import -- --content-example FILE.json   writes an example with the demo's content

The catalogue in the file replaces the existing one: products that are not in the file are withdrawn,
orders are kept. With --update, only the products in the file change, and only in the columns it has.
With --check, everything is reported and nothing is changed; --all lists every rejected row. Importing
the same file again changes nothing. docs/import.md describes the columns and defaults.
`;

const DRY_RUN_NOTE = 'This was a check: nothing was changed.';

const print = (...lines: string[]) => lines.filter(Boolean).forEach((line) => console.log(line));
const printErrors = (lines: readonly string[]) => lines.forEach((line) => console.error(line));

interface Import {
  db: Db;
  path: string;
  config: Config;
  values: ImportArguments;
  openBook: OpenBook;
}

/** Carries out `npm run import` with these arguments; returns the exit code. */
export async function importCommand(args: readonly string[], openBook: OpenBook): Promise<number> {
  try {
    return await importFrom(args, openBook);
  } catch (error) {
    const { code, path = '' } = error as NodeJS.ErrnoException;
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    printErrors([code === 'ENOENT' ? `There is no file ${path}.` : details]);
    return 1;
  }
}

async function importFrom(args: readonly string[], openBook: OpenBook): Promise<number> {
  const given = readOrExplain(() => readArguments(args), `\n${HELP}`);
  if (!given) return 1;
  const { values, positionals } = given;
  const example = values['content-example'];
  if (example !== undefined) return writeExample(example);
  const file = values.orders ?? values.content ?? positionals[0];
  if (values.help || file === undefined) {
    print(HELP);
    return values.help ? 0 : 1;
  }
  const started = performance.now();
  const path = resolvePath(file);
  accessSync(path);
  const config = readConfig(process.env);
  const db = openDatabase(config);
  try {
    await prepareDatabase(db);
    print(`Importing ${file}…`);
    const code = await runImport({ db, path, config, values, openBook });
    await checkpointJournal(db);
    print(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    return code;
  } catch (error) {
    const explanation =
      error instanceof ImportRefusal ? error.message : explainError(error, config);
    if (explanation === undefined) throw error;
    printErrors([explanation, 'Nothing was changed.']);
    return 1;
  } finally {
    await db.destroy();
  }
}

/** Never overwrites an existing file, which may be a document that somebody has filled in. */
async function writeExample(file: string): Promise<number> {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  if (existsSync(path)) {
    printErrors([`${file} already exists; choose another name.`]);
    return 1;
  }
  const demo = await loadDemo();
  if (!demo) {
    printErrors(['The demo, which provides the example, is not installed.']);
    return 1;
  }
  writeFileSync(path, `${JSON.stringify(demo.content(new Date()), null, 2)}\n`);
  print(`Wrote ${file}.`);
  return 0;
}

function runImport(parts: Import): Promise<number> {
  if (parts.values.orders) return importOrdersFile(parts);
  return parts.values.content ? importContentFile(parts) : importCatalogueFile(parts);
}

async function importContentFile({ db, path, config, values }: Import): Promise<number> {
  const { dataDir, demo: hasDemo } = config;
  const demo = hasDemo ? await loadDemo() : undefined;
  const { changes, faults } = await importContent(db, readFileSync(path), {
    printedFile: demo?.printedFile,
    dataDir,
    isCheck: values.check,
  });
  if (faults.length > 0) {
    printErrors([...describeContentFaults(faults), 'Nothing was changed.']);
    return 1;
  }
  print(...describeContent(changes), values.check ? DRY_RUN_NOTE : '');
  return 0;
}

async function importCatalogueFile({ db, path, values, openBook }: Import): Promise<number> {
  const options = parseCatalogueOptions(values, resolvePath);
  const { file, ...imported } = await importCatalogue(db, path, {
    ...options,
    openBook,
    onStored: (tx, counts) => recordCatalogueChange(tx, basename(path), counts),
  });
  const { read, stored, setAside, impact, alarms } = imported;
  print(...describeFile(file, read), describeDefaults(file, options));
  printErrors(describeFaults([...read.faults, ...setAside, ...read.notes], values.all));
  if (!stored) {
    printErrors(['No row could be imported. Nothing was changed.']);
    return 1;
  }
  if (alarms.length > 0) {
    printErrors([...describeAlarms(alarms, impact), 'Nothing was changed.']);
    return 2;
  }
  print(...describeResult(stored, imported, options));
  if (options.isCheck) print(DRY_RUN_NOTE);
  return 0;
}

/** Records a single event for a file that changed the catalogue. */
async function recordCatalogueChange(
  tx: Db,
  file: string,
  { unchanged: _, ...counts }: CatalogueStored,
) {
  if (Object.values(counts).every((count) => count === 0)) return;
  const by = { actor: { kind: 'file', id: file } as const, at: new Date() };
  await withEvents(tx, by, async ({ record }) => {
    record({ kind: 'catalogue.changed', subject: 'products', version: 0, data: counts });
  });
}

async function importOrdersFile({ db, path, config, values, openBook }: Import): Promise<number> {
  let savedFile: string | undefined;
  const { faults, ...result } = await importOrders(db, readFileSync(path), {
    password: values.password,
    isCheck: values.check,
    openBook,
    keepSignIns: (signIns) => {
      if (values.password === undefined) savedFile = saveSignIns(config.dataDir, signIns);
    },
  });
  printErrors(describeFaults(faults, values.all));
  print(
    ...describeOrders(result),
    values.check ? DRY_RUN_NOTE : '',
    savedFile
      ? `The new customers' sign-ins are in ${savedFile}: pass them on, then delete the file.`
      : '',
  );
  return result.orders + result.known > 0 ? 0 : 1;
}

/** Resolves a path against the user's working directory: npm runs scripts in the project folder. */
function resolvePath(file: string): string {
  const fromWorkingDirectory = resolve(process.env.INIT_CWD ?? '.', file);
  return isAbsolute(file) || existsSync(fromWorkingDirectory)
    ? fromWorkingDirectory
    : resolve(file);
}
