/**
 * `npm run mutation`: checks that tests fail when a rule is mutated (StrykerJS); `-- prices cart`
 * selects groups, and `-- domain server/services` mutates each file of these folders in turn. A run
 * that was stopped continues: what has not changed since is not tried again. A folder of two hundred
 * files takes a day; `-- domain --one-in 45` mutates a line in 45 of it, and `TRIALS=15` before it
 * shortens the property tests.
 */
import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { Stryker } from '@stryker-mutator/core';

import { relatedTests } from './relatedTests.mjs';
import { log, root, timed } from './setUp.mjs';

const require = createRequire(import.meta.url);
const TYPE_SCRIPT = require.resolve('esbuild-register');
require(TYPE_SCRIPT);
const { default: jest } = require('../jest.config.ts');

/** Each mutant runs only the tests named beside its files; with more, it would take hours. */
const groups = require('./mutationGroups.json');

/** Minimum percentage of a group's mutants that must be detected. */
const LEAST = 85;

/** Number of test files that a file of a folder is tried against: those of its own side. */
const NEAREST = 6;
const SIDES = {
  domain: { project: 'server', tests: /^__tests__\/domain\// },
  server: { project: 'server', tests: /^__tests__\/server\// },
  'src/slices': { project: 'client', tests: /^__tests__\/(slices|store|features)\// },
  src: { project: 'client', tests: /^__tests__\/(?!domain|server|demo|scripts)/ },
};
/** Returns the side of a path: the first that it begins with. */
const sideOf = (path) => Object.entries(SIDES).find(([folder]) => path.startsWith(folder))[1];

/**
 * Of a sample: its tests run once with every line counted; what is only used while modules are loaded
 * would need all of them for each mutant. With the usual wait, a busy machine calls too many endless.
 */
const SAMPLED = { dryRunTimeoutMinutes: 60, ignoreStatic: true, timeoutMS: 20_000 };

/** Results of each file, which the next run continues from. */
const RESULTS = join(root, 'node_modules/.cache/mutation');

/**
 * Overrides `jest.config.ts`: a single project, with the root of the copy that Stryker makes; each
 * run loads the modules anew, because a mutant may be in what they do when they are loaded.
 */
const jestOf = (name, tests) => {
  const project = jest.projects.find(({ displayName }) => displayName === name);
  return {
    ...project,
    projects: [],
    rootDir: undefined,
    runtime: undefined,
    testEnvironment:
      name === 'server' ? 'node' : project.testEnvironment.replace('<rootDir>', root),
    testMatch: tests.map((test) => `<rootDir>/${test}`),
  };
};

/** A rule of a group, by the names of its files. */
const ruleOf = ({ project, files, tests }) => ({
  name: files.join(', '),
  project,
  files,
  tests,
});

/** Returns the files below a folder, or a single file. */
function filesBelow(path) {
  const names = statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { recursive: true }).map((name) => `${path}/${name}`);
  return names.filter((name) => /\.tsx?$/.test(name)).sort();
}

/** Returns the tests nearest to a file that are of its own side. */
const nearestTests = (file, own) =>
  relatedTests([file])
    .filter((test) => own.test(test))
    .slice(0, NEAREST);

/** Returns a rule for each file below a folder, or for a single file. */
function rulesBelow(path) {
  const { project, tests: own } = sideOf(path);
  return filesBelow(path).map((file) => ({
    name: file,
    project,
    files: [file],
    tests: nearestTests(file, own),
  }));
}

/** Returns a rule for the whole folder, of which only every so many lines are mutated. */
function sampleBelow(path, oneIn) {
  const { project, tests: own } = sideOf(path);
  const files = filesBelow(path);
  const lines = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((_text, at) => `${file}:${at + 1}-${at + 1}`),
  );
  const sample = lines.filter((_line, at) => at % oneIn === 0);
  const tests = new Set(files.flatMap((file) => nearestTests(file, own)));
  const name = `${path}, one line in ${oneIn}`;
  return { name, project, files: sample, tests: [...tests], ...SAMPLED };
}

/** Returns the result of each mutant of a rule; further options are Stryker's. */
function mutate({ name, project, files, tests, ...options }) {
  mkdirSync(RESULTS, { recursive: true });
  return new Stryker({
    mutate: files,
    ignorePatterns: ['/dist', '/data'],
    plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
    testRunner: 'jest',
    testRunnerNodeArgs: ['-r', TYPE_SCRIPT],
    jest: { config: jestOf(project, tests) },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    incremental: true,
    incrementalFile: join(RESULTS, `${name.replace(/[^\w.-]+/g, '_')}.json`),
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { reportTests: false },
    warnings: { slow: false },
    cleanTempDir: 'always',
    ...options,
  }).runMutationTest();
}

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** Reports how many mutants were detected, and returns whether they are enough. */
function judge(name, mutants) {
  const count = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, missed] = [count(NOTICED), count(MISSED)];
  const score = (100 * noticed) / (noticed + missed);
  log(`${name}: ${noticed} of ${noticed + missed} mutants killed, ${score.toFixed(1)} %`);
  return score >= LEAST;
}

const { values, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { 'one-in': { type: 'string' } },
});
const oneIn = Number(values['one-in']);
const rulesOf = (name) => {
  if (groups[name]) return groups[name].map(ruleOf);
  return oneIn > 1 ? [sampleBelow(name, oneIn)] : rulesBelow(name);
};
const names = requested.length > 0 ? requested : Object.keys(groups);
const found = {};
for (const name of names) {
  const rules = rulesOf(name);
  found[name] = [];
  await timed(name, async () => {
    for (const rule of rules) {
      if (rule.tests.length === 0) log(`${rule.name}: no test`);
      const mutants = rule.tests.length > 0 ? await mutate(rule) : [];
      if (mutants.length > 0) judge(rule.name, mutants);
      found[name].push(...mutants);
    }
  });
}
const verdicts = Object.entries(found).map(([name, mutants]) => judge(name, mutants));
judge('total', Object.values(found).flat());
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
