import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import webpack, { type Chunk, type Configuration } from 'webpack';

import type { Measure } from './measure';

const KB = 1000;

/** The libraries of the first path, by the names of their packages. */
const LIBRARIES = {
  React: 'react|react-dom|scheduler',
  'Redux Toolkit': '@reduxjs|redux|redux-thunk|immer|reselect',
  'React Redux': 'react-redux|use-sync-external-store',
  'React Router': 'react-router',
  'styled-components': 'styled-components|stylis|@emotion',
};

/** What a buyer's first listing loads besides a visitor's, by the modules that request it. */
const BUYER_PARTS = [
  'customer',
  'BuyerShell',
  'BuyerLinks',
  'BuyerMenu',
  'BuyerRows',
  'UpdateButton',
];

/**
 * Measures the Brotli size of what a first listing runs: our own code, and the libraries beside it,
 * for which the page is built once more with each in a file of its own.
 */
export async function measureSite(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-sizes-'));
  try {
    await buildApart(folder);
    const own = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length / KB;
    const entry =
      readdirSync(join(folder, 'assets')).find((file) => /^app\..*js$/.test(file)) ?? '';
    const parts = JSON.parse(readFileSync(join(folder, 'parts.json'), 'utf8')) as Record<
      string,
      string[]
    >;
    const filesOf = (names: readonly string[]) => [
      ...new Set(names.flatMap((name) => parts[name] ?? []).filter((file) => file.endsWith('.js'))),
    ];
    const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + own(file), 0);
    const words = (names: readonly string[]) =>
      Math.max(...names.map((name) => sizeOf(filesOf([name]))));
    return [
      size('own script of a visitor’s first listing', own(`assets/${entry}`), 18),
      size('words of a visitor’s first listing', words(['firstEn', 'firstFr', 'firstEs'])),
      size(
        'own script and words of a buyer’s first listing besides',
        sizeOf(filesOf(BUYER_PARTS)) + words(['buyerEn', 'buyerFr', 'buyerEs']),
        25,
      ),
      ...Object.keys(LIBRARIES).map((name) => size(`library: ${name}`, own(`${name}.js`))),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const size = (what: string, measured: number, budget?: number): Measure => ({
  what: `${what}, brotli`,
  measured,
  unit: 'KB',
  budget,
});

/**
 * Builds the site into a folder, with each library in a file of its own; what connects the files is
 * part of our own.
 */
async function buildApart(folder: string): Promise<void> {
  const { href } = pathToFileURL(join(process.cwd(), 'webpack.config.js'));
  const config = (await import(/* webpackIgnore: true */ href)) as { default: [Configuration] };
  const [site] = config.default;
  const isInitial = ({ name }: Chunk) => name === 'app';
  const cacheGroups = Object.fromEntries(
    Object.entries(LIBRARIES).map(([name, packages]) => {
      const test = new RegExp(`node_modules[\\\\/](?:${packages})[\\\\/]`);
      return [name, { name, test, chunks: isInitial, enforce: true }];
    }),
  );
  const apart: Configuration = {
    ...site,
    name: 'sizes',
    cache: false,
    output: { ...site.output, path: folder },
    plugins: site.plugins?.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin'),
    optimization: { ...site.optimization, splitChunks: { cacheGroups } },
  };
  return new Promise((resolve, reject) => {
    webpack(apart, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
