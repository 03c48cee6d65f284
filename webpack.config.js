const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');

const CompressionPlugin = require('compression-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { BannerPlugin, Compilation } = require('webpack');

const inRoot = (...parts) => path.join(__dirname, ...parts);
process.env.NODE_ENV = 'production';

const typescript = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  loader: 'babel-loader',
  options: { cacheDirectory: true, cacheCompression: false },
};

const cache = {
  type: 'filesystem',
  cacheDirectory: inRoot('node_modules/.cache/webpack'),
  buildDependencies: { config: [__filename, inRoot('babel.config.js')] },
};
const resolve = { extensions: ['.ts', '.tsx', '.js'] };
/** The demo is optional: without it the build succeeds, and the server finds an empty module. */
const guest = fs.existsSync(inRoot('demo')) ? {} : { '#demo': false };

/** Copies `public/` (icons, badges, the web manifest) to the output. */
class PublicFiles {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('PublicFiles', () => {
      fs.cpSync(inRoot('public'), compiler.options.output.path, {
        recursive: true,
        filter: (file) => path.basename(file) !== 'index.html',
      });
    });
  }
}

/**
 * Lists the files of each lazy chunk by the module that requests it, so that a page can preload
 * those it will need, and those of the web workers.
 */
class PartsList {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PartsList', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'PartsList', stage }, () => {
        const files = {};
        for (const group of compilation.chunkGroups) {
          for (const { request } of group.origins) {
            if (request) files[path.basename(request)] = group.getFiles();
          }
        }
        files.workers = compilation.asyncEntrypoints.flatMap((worker) => worker.getFiles());
        const source = new compiler.webpack.sources.RawSource(JSON.stringify(files));
        compilation.emitAsset('parts.json', source);
      });
    });
  }
}

const site = {
  name: 'site',
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {
    app: './src/app/main.ts',
    early: './src/app/early.ts',
    answers: './src/app/earlyAnswers.ts',
    worker: './src/app/worker.ts',
  },
  output: {
    path: inRoot('dist/site'),
    publicPath: '/',
    /** Files that the server inlines into the page, and the service worker, have fixed names. */
    filename: ({ chunk }) => (chunk.name === 'app' ? 'assets/app.[fullhash:8].js' : '[name].js'),
    /** One hash for all: a list of the chunks' own hashes would be part of the first load. */
    chunkFilename: 'assets/[name].[fullhash:8].js',
    clean: true,
  },
  devtool: false,
  cache,
  resolve: {
    ...resolve,
    alias: {
      lodash: 'lodash-es',
      'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
    },
  },
  module: {
    rules: [
      typescript,
      // WebAssembly for the browser, fetched from our own origin on first use.
      {
        test: /\.wasm$/,
        type: 'asset/resource',
        generator: { filename: 'assets/[name].[contenthash:8][ext]' },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
    ],
  },
  optimization: {
    /**
     * Short ids, because the page's script lists every chunk; stable ids gain nothing, since file
     * names contain a hash.
     */
    chunkIds: 'natural',
    moduleIds: 'natural',
    /**
     * Mangles exports as short as possible, too: stable names gain nothing, since all files contain
     * the hash of the build.
     */
    mangleExports: 'size',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: {
          ecma: 2020,
          compress: { passes: 3, pure_getters: true, unsafe_methods: true, keep_fargs: false },
          format: { comments: false },
        },
      }),
      new CssMinimizerPlugin(),
    ],
  },
  performance: { hints: false },
  plugins: [
    new HtmlWebpackPlugin({
      template: 'public/index.html',
      chunks: ['app'],
      /**
       * The template places the script itself, so that it is requested before the styles arrive.
       */
      inject: false,
      scriptLoading: 'defer',
      minify: { collapseWhitespace: true, removeComments: false },
    }),
    new MiniCssExtractPlugin({
      filename: 'assets/[name].[contenthash:8].css',
      chunkFilename: 'assets/[name].[fullhash:8].css',
    }),
    // The first screen needs nearly all of it, so the browser compiles it while it streams in, not
    // on first call.
    new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /app\.[0-9a-f]+\.js$/,
      stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    }),
    new PublicFiles(),
    new PartsList(),
    new CompressionPlugin({ test: /\.(js|css|svg|wasm)$/, algorithm: 'gzip' }),
    new CompressionPlugin({
      test: /\.(js|css|svg|wasm)$/,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ],
  stats: 'errors-warnings',
};

/** Programs for Node: the server, its threads, and those in `server/commands` and `bench`. */
const programs = () => {
  const entry = { main: './server/main.ts', convertFiles: './server/convertFiles.ts' };
  for (const folder of ['server/commands', 'bench']) {
    if (!fs.existsSync(inRoot(folder))) continue;
    for (const file of fs.readdirSync(inRoot(folder))) {
      const name =
        folder === 'bench' ? (file === 'main.ts' ? 'bench' : '') : file.replace(/\.ts$/, '');
      if (name && file.endsWith('.ts')) entry[name] = `./${folder}/${file}`;
    }
  }
  return entry;
};

/**
 * Removes comments and whitespace only. Node keeps the text of a program in memory, with two bytes
 * per character if any of them needs more than one.
 */
const compact = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: {
    module: true,
    compress: false,
    mangle: false,
    format: { ascii_only: true, comments: false },
  },
});

/**
 * Of the server's programs: our own modules, and packages of hundreds of small modules, because a
 * command would spend half of its time opening their files.
 */
const BUNDLED = /^([.#/]|(kysely|typebox)(\/|$))/;

const server = {
  name: 'server',
  mode: 'production',
  target: 'node20',
  entry: programs,
  experiments: { outputModule: true },
  output: {
    path: inRoot('dist/server'),
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    clean: true,
  },
  /** Positions only: with the text of the sources, Node would hold 50 MB more. */
  devtool: 'nosources-source-map',
  cache,
  resolve: { ...resolve, alias: guest },
  externalsType: 'module',
  externals: [({ request }, done) => (BUNDLED.test(request) ? done() : done(null, request))],
  module: { rules: [typescript] },
  node: { __dirname: false, __filename: false },
  /** What several programs use is a file of its own, rather than in each of them. */
  optimization: { minimizer: [compact], splitChunks: { chunks: 'initial' } },
  performance: { hints: false },
  stats: 'errors-warnings',
};

/**
 * The screens for server rendering: everything is bundled, so that React's production build is
 * used.
 */
const page = {
  ...server,
  name: 'page',
  entry: { loadRenderer: './src/app/loadRenderer.ts' },
  optimization: { minimizer: [compact] },
  output: { ...server.output, path: inRoot('dist/page'), library: { type: 'module' } },
  resolve: { ...resolve, alias: site.resolve.alias },
  externals: [],
  module: {
    rules: [
      typescript,
      { test: /\.css$/, type: 'asset/source' },
      { test: /\.wasm$/, type: 'asset/source' },
    ],
  },
  devtool: false,
};

module.exports = [site, server, page];
