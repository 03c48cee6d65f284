/** Types are erased here and checked by `npm run types`; what is erased is exactly what says `import type`. */
module.exports = (api) => {
  const target = api.caller((caller) => String(caller?.target ?? 'node'));
  const isBrowser = target.startsWith('web');
  api.cache.using(() => `${process.env.NODE_ENV ?? ''}:${target}`);

  return {
    presets: [
      [
        '@babel/preset-env',
        {
          targets: isBrowser ? 'last 2 years and not dead' : { node: '20.19' },
          modules: process.env.NODE_ENV === 'test' ? 'commonjs' : false,
          bugfixes: true,
        },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: isBrowser
      ? [['babel-plugin-styled-components', { displayName: false, pure: true, minify: true }]]
      : [],
  };
};
