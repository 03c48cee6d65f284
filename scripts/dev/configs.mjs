/** What `npm run dev` builds: the site with hot replacement, the script in its head, the server. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../setUp.mjs';

const require = createRequire(import.meta.url);
const CompressionPlugin = require('compression-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { BannerPlugin, HotModuleReplacementPlugin } = require('webpack');

const [builtSite, builtServer] = require('../../webpack.config.js');

const inDev = (file) => join(root, 'scripts/dev', file);

/** Compiles a file in a tenth of Babel's time, and makes its components replaceable. */
const sources = { test: /\.[jt]sx?$/, exclude: /node_modules/, loader: inDev('compile.js') };

const compiledFast = ({ rules }) => ({
  rules: rules.map((rule) =>
    rule.loader === 'babel-loader' && !rule.options.presets ? sources : rule,
  ),
});

/**
 * What is shared is split off whatever its size. By size, an edit of a few letters could move a
 * module to another file, which changes those that load it, and a page cannot take that over.
 */
const splitChunks = { minSize: 0, maxAsyncRequests: Infinity };

const inDevelopment = (config) => ({
  ...config,
  mode: 'development',
  cache: { type: 'memory' },
  module: compiledFast(config.module),
  optimization: { splitChunks },
});

const site = {
  ...inDevelopment(builtSite),
  entry: { app: [inDev('refresh.js'), inDev('updates.js'), './src/app/main.ts'] },
  output: {
    ...builtSite.output,
    filename: 'assets/[name].js',
    chunkFilename: 'assets/[name].js',
    // The script in the page's head is in the same folder.
    clean: false,
  },
  /** The page's policy forbids `eval`, as in production. */
  devtool: 'cheap-module-source-map',
  plugins: [
    ...builtSite.plugins.filter(
      (plugin) =>
        ![CompressionPlugin, MiniCssExtractPlugin, BannerPlugin].some(
          (kind) => plugin instanceof kind,
        ),
    ),
    // Outside of `assets`, so that the server links the styles, which can be replaced then.
    new MiniCssExtractPlugin({ filename: 'styles/[name].css' }),
    new HotModuleReplacementPlugin(),
  ],
};

/** Without hot replacement: the server puts it into the page, and its hash into the policy. */
const early = {
  ...inDevelopment(builtSite),
  name: 'early',
  entry: { early: './src/app/early.ts' },
  output: { ...builtSite.output, filename: '[name].js', clean: false },
  devtool: false,
  plugins: [],
};

const server = {
  ...inDevelopment(builtServer),
  entry: { main: './server/main.ts', convertFiles: './server/convertFiles.ts' },
  /** Packages are loaded from where they are, which saves bundling a thousand modules. */
  externals: [({ request }, done) => (/^[./#]/.test(request) ? done() : done(null, request))],
};

export const configs = [site, early, server];
