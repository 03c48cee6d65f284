import { accessSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readConfig, type Config } from '../config';
import { emptyJournal, openDatabase, type Db } from '../db/client';
import { migrate } from '../db/migrate';
import { explain } from '../explain';
import { importContent } from '../import/content/importContent';
import { DEFAULT_STOCK, importCatalogue } from '../import/importCatalogue';
import { importOrders } from '../import/importOrders';
import { ImportRefusal } from '../import/importRefusal';
import { keepSignIns } from '../import/keepSignIns';
import { readWhole } from '../import/numbers';
import { readMap } from '../import/readMap';
import {
  counted,
  describeContent,
  describeContentFaults,
  describeDefaults,
  describeFaults,
  describeFile,
  describeResult,
} from '../import/report';
import { loadDemo } from '../loadDemo';

const HELP = `Imports a catalogue, the history of orders, or the content of the informational screens.

  npm run import -- FILE.csv [--map "Their column=field,…" | --map FILE.json]
                             [--stock ${DEFAULT_STOCK}] [--country CA|US|both]
  npm run import -- --orders FILE.jsonl [--password FIRST_PASSWORD]
  npm run import -- --content FILE.json
  npm run import -- --content-example FILE.json   writes the form, with the demo's content

The catalogue in the file replaces the one that is there: what the file does not name is withdrawn,
orders stay. Running it twice changes nothing. docs/import.md tells the columns and the defaults.
`;

const say = (...lines: string[]) => lines.filter(Boolean).forEach((line) => console.log(line));
const complain = (lines: readonly string[]) => lines.forEach((line) => console.error(line));

const { values, positionals } = readArguments();

async function main(): Promise<number> {
  const example = values['content-example'];
  if (example !== undefined) return writeExample(example);
  const file = values.orders ?? values.content ?? positionals[0];
  if (values.help || file === undefined) {
    say(HELP);
    return values.help ? 0 : 1;
  }
  const started = performance.now();
  const path = pathOf(file);
  accessSync(path);
  const config = readConfig(process.env);
  const db = openDatabase(config);
  try {
    await migrate(db);
    say(`Importing ${file}…`);
    const code = await take(db, path, config);
    await emptyJournal(db);
    say(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    return code;
  } catch (error) {
    const known = error instanceof ImportRefusal ? error.message : explain(error, config);
    if (known === undefined) throw error;
    complain([known, 'Nothing was changed.']);
    return 1;
  } finally {
    await db.destroy();
  }
}

/** Never writes over what is there: it may be the document that somebody has filled in. */
async function writeExample(file: string): Promise<number> {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  if (existsSync(path)) {
    complain([`${file} is there already; name another file.`]);
    return 1;
  }
  const demo = await loadDemo();
  if (!demo) {
    complain(['There is no demo here whose content could be the example.']);
    return 1;
  }
  writeFileSync(path, `${JSON.stringify(demo.content(new Date()), null, 2)}\n`);
  say(`Wrote ${file}.`);
  return 0;
}

function take(db: Db, path: string, { dataDir, demo }: Config): Promise<number> {
  if (values.orders) return takeOrders(db, readFileSync(path), dataDir);
  return values.content ? takeContent(db, readFileSync(path), demo) : takeCatalogue(db, path);
}

async function takeContent(db: Db, bytes: Buffer, hasDemo: boolean): Promise<number> {
  const demo = hasDemo ? await loadDemo() : undefined;
  const { changes, faults } = await importContent(db, bytes, demo?.printedFile);
  if (faults.length > 0) {
    complain([...describeContentFaults(faults), 'Nothing was changed.']);
    return 1;
  }
  say(...describeContent(changes));
  return 0;
}

async function takeCatalogue(db: Db, path: string): Promise<number> {
  const options = {
    map: readMap(values.map ?? [], pathOf),
    stock: readStock(),
    country: readPlace(),
  };
  const { file, read, stored } = await importCatalogue(db, path, options);
  say(...describeFile(file, read), describeDefaults(file, options));
  complain(describeFaults(read.faults));
  if (!stored) {
    complain(['No row could be imported. Nothing was changed.']);
    return 1;
  }
  say(...describeResult(stored, read));
  return 0;
}

async function takeOrders(db: Db, bytes: Buffer, dataDir: string): Promise<number> {
  let kept: string | undefined;
  const { customers, orders, lines, known, faults } = await importOrders(db, bytes, {
    password: values.password,
    keepSignIns: (signIns) => {
      if (values.password === undefined) kept = keepSignIns(dataDir, signIns);
    },
  });
  complain(describeFaults(faults));
  say(
    `${counted(customers, 'customer')} and ${counted(orders, 'order')} with ${counted(lines, 'line')} added; ${counted(known, 'order')} there already.`,
    kept ? `The new customers' sign-ins are in ${kept}: hand them on, then delete the file.` : '',
  );
  return orders + known > 0 ? 0 : 1;
}

function readStock(): number {
  const stock = readWhole(values.stock);
  if (stock !== undefined) return stock;
  throw new ImportRefusal(`--stock is "${values.stock}"; it must be a whole number.`);
}

function readPlace(): 'CA' | 'US' | 'both' {
  const place = values.country.toLowerCase();
  if (place === 'both') return 'both';
  if (place === 'ca' || place === 'us') return place === 'ca' ? 'CA' : 'US';
  throw new ImportRefusal(`--country is "${values.country}"; it must be CA, US or both.`);
}

/** Relative to where the person stands: npm runs a script from the project's folder. */
function pathOf(file: string): string {
  const here = resolve(process.env.INIT_CWD ?? '.', file);
  return isAbsolute(file) || existsSync(here) ? here : resolve(file);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true },
        stock: { type: 'string', default: String(DEFAULT_STOCK) },
        country: { type: 'string', default: 'both' },
        orders: { type: 'string' },
        content: { type: 'string' },
        'content-example': { type: 'string' },
        password: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    complain([error instanceof Error ? error.message : String(error), '', HELP]);
    process.exit(1);
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    complain([
      isMissing
        ? `There is no file ${(error as NodeJS.ErrnoException).path ?? ''}.`
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error),
    ]);
    process.exit(1);
  },
);
