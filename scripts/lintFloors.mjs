/**
 * `npm run lint:floors`: prints the layers and their folders, with line counts and imports, and
 * finds import cycles and types that share a name, which is all that it does with `--check`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CLIENT, CLOSED, GUEST, SERVER, SHARED } from './floors.mjs';
import { readImports } from './imports.mjs';
import { log, root } from './setUp.mjs';

const PAGE = 'docs/architecture.md';
const SIDES = { client: CLIENT, 'shared by both': SHARED, server: SERVER, guest: [[GUEST]] };
const PLACES = Object.values(SIDES).flat(2);

const isIn = (place) => (file) => file === place || file.startsWith(`${place}/`);
const placeOf = (file) => PLACES.find((place) => isIn(place)(file));
const numberOf = (count) => count.toLocaleString('en');

/** Returns import cycles, each as a list of files in order. */
function findCircles(imports) {
  const circles = [];
  const done = new Set();
  const visit = (file, path) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (path.includes(file) || done.has(file)) return;
    for (const next of imports.get(file)) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

/** Returns pairs of places that import each other; a floor's places may only import one way. */
function findMutualImports(imports) {
  const steps = new Set();
  for (const [file, targets] of imports) {
    for (const target of targets) steps.add(`${placeOf(file)} ${placeOf(target)}`);
  }
  return [...steps]
    .map((step) => step.split(' '))
    .filter(([from, to]) => from < to && steps.has(`${to} ${from}`));
}

const EXPORTED_TYPE = /^export (?:interface|type|class) (\w+)/gm;

/** Returns the names by which several files export a type, with these files. */
function findSharedNames(files) {
  const exporters = new Map();
  for (const file of files) {
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(EXPORTED_TYPE))
      exporters.set(name, [...(exporters.get(name) ?? []), file]);
  }
  return [...exporters].filter(([, found]) => found.length > 1);
}

const linesOf = (file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

function drawSize(name, files) {
  const lines = numberOf(files.reduce((sum, file) => sum + linesOf(file), 0));
  return `${name.padEnd(30)}${String(files.length).padStart(5)} files${lines.padStart(8)} lines`;
}

/**
 * Lists the layers that one place imports from, most imported first; those of the same side without
 * its prefix.
 */
function drawImports(place, files, imports) {
  const own = `${place.split('/')[0]}/`;
  const counts = new Map();
  for (const target of files.flatMap((file) => imports.get(file)).map(placeOf)) {
    if (target !== place) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(
      ([target, count]) =>
        `${target.startsWith(own) ? target.slice(own.length) : target} ${numberOf(count)}`,
    )
    .join(', ');
}

function drawPlace(place, imports) {
  const files = [...imports.keys()].filter(isIn(place)).sort();
  const rooms = CLOSED.includes(place) ? new Set(files.map((file) => file.split('/')[2])) : [];
  const imported = drawImports(place, files, imports);
  return [
    drawSize(place, files),
    ...(imported ? [`    imports ${imported}`] : []),
    ...[...rooms].map((room) => drawSize(`  ${room}`, files.filter(isIn(`${place}/${room}`)))),
  ];
}

const drawSide = ([side, floors], imports) => [
  `── ${side} ${'─'.repeat(60 - side.length)}`,
  ...floors.flat().flatMap((place) => drawPlace(place, imports)),
];

const imports = readImports(['src', 'server', 'contract', 'domain', GUEST]);
const circles = findCircles(imports);
if (!process.argv.includes('--check')) {
  const picture = Object.entries(SIDES).flatMap((side) => drawSide(side, imports));
  console.log([...picture, `cycles: ${circles.length}`].join('\n'));
}

const page = readFileSync(join(root, PAGE), 'utf8');
const faults = [
  ...circles.map((files) => `import cycle: ${files.join(' → ')}`),
  ...findMutualImports(imports).map(([one, other]) => `${one} and ${other} import each other`),
  ...findSharedNames(imports.keys()).map(
    ([name, files]) => `${files.join(' and ')} each export a type ${name}: say whose it is`,
  ),
  ...[...imports.keys()]
    .filter((file) => !placeOf(file))
    .map((file) => `${file} is in no layer of scripts/floors.mjs`),
  ...(page.match(/(?<=\]\()[^)]+/g) ?? [])
    .filter((link) => !existsSync(join(root, 'docs', link)))
    .map((link) => `${PAGE} links to ${link}, which does not exist`),
];
for (const fault of faults) log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
