import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';

import { measureBackOffice } from './backOffice';
import { SERVE_BASELINES, serveBaselines } from './baseline';
import { measureBrowser } from './browser';
import { measureDatabaseCatalogue } from './databaseCatalogue';
import { measureDataIn } from './dataIn';
import { measureFinding } from './finding';
import { formatTable, isOver, loopTime, scaleBudget, type Measure } from './measure';
import { measureNextOrder } from './nextOrder';
import { measurePriceLists } from './priceLists';
import { measureProcess } from './process';
import { measureReading } from './reading';
import { measureScale, SCALE } from './scale';
import { measureServer } from './server';
import { measureSite } from './site';
import { measureThroughput } from './throughput';

/**
 * `npm run bench`: measures against the budgets; the exit code says whether those that could be
 * measured hold. An argument
 * (`npm run bench -- second`) selects the parts whose names contain it.
 */
const parts: [name: string, measure: () => Promise<Measure[]>][] = [
  ['Bundle size', measureSite],
  ['Order files', measureReading],
  ['Search quality', measureFinding],
  ['The next order', measureNextOrder],
  ['The server, called in this process', measureServer],
  ['The desk and the machine API of a shop with years of data', measureBackOffice],
  ['ERP imports while the shop is open', measureDataIn],
  ['Price lists', measurePriceLists],
  ['A catalogue in the database', measureDatabaseCatalogue],
  ['The storefront in a browser', measureBrowser],
  ['The server in its own process, 5,000 products', measureProcess],
  ['Responses per second on one core, 16 clients, 10,000 products', measureThroughput],
];

const [, program = '', wanted = ''] = process.argv;
if (wanted === SERVE_BASELINES) await serveBaselines();
else if (wanted === SCALE) await measureScale();
else await measureAll();

async function measureAll(): Promise<void> {
  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2) {
    console.log(
      `This machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} cores): the times below are unreliable.`,
    );
  }
  // Outside the output directory, so that builds do not delete it.
  const file = join(dirname(program), '../bench.json');
  const last = readRun(file);
  const all: Measure[] = [];
  const skipped: string[] = [];
  for (const [name, measure] of parts.filter(([part]) => part.includes(wanted))) {
    console.log(`\n${name}`);
    const before = loopTime();
    const measured = await measure();
    const loopMs = Math.min(before, loopTime());
    const measures = measured.map((one) => scaleBudget(one, loopMs));
    if (measures.length === 0) skipped.push(name);
    else console.log(formatTable(measures, new Map(Object.entries(last))));
    all.push(...measures);
  }

  const measured = Object.fromEntries(all.map((measure) => [measure.what, measure.measured]));
  writeFileSync(file, JSON.stringify({ ...last, ...measured }, null, 2));
  console.log(`\nWritten to ${file}, and compared with the previous run in it.`);
  if (skipped.length > 0) console.log(`Not measured: ${skipped.join('; ')}.`);
  const over = all.filter(isOver);
  if (over.length === 0) return console.log('All budgets are met.');
  console.log(`\nOver budget:\n${formatTable(over, new Map(Object.entries(last)))}`);
  process.exitCode = 1;
}

function readRun(file: string): Record<string, number> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
}
