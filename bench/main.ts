import { availableParallelism, loadavg } from 'node:os';

import { measureBrowser } from './browser';
import { measureFinding } from './finding';
import { isOver, tableOf, type Measure } from './measure';
import { measureProcess } from './process';
import { measureReading } from './reading';
import { measureServer } from './server';
import { measureSite } from './site';

/** `npm run bench`: measures against the budgets; with --strict the exit code says whether they hold. */
const parts: [name: string, measure: () => Promise<Measure[]>][] = [
  ['The site', measureSite],
  ['Order files', measureReading],
  ['What a search finds', measureFinding],
  ['The server, asked in this process', measureServer],
  ['The storefront in a browser', measureBrowser],
  ['The server as a process of its own, 5,000 products', measureProcess],
];

const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.log(
    `This machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} cores): times below say little.`,
  );
}

const all: Measure[] = [];
for (const [name, measure] of parts) {
  console.log(`\n${name}`);
  const measures = await measure();
  console.log(tableOf(measures));
  all.push(...measures);
}

const over = all.filter(isOver);
console.log(
  over.length === 0
    ? '\nEvery budget holds.'
    : `\n${over.length} over budget: ${over.map(({ what }) => what).join('; ')}.`,
);
if (over.length > 0 && process.argv.includes('--strict')) process.exitCode = 1;
