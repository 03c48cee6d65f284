/**
 * Types are stripped here and checked by `npm run types`; only imports marked `import type` are
 * removed.
 */
module.exports = (api) => {
  const isBrowser = api.caller((caller) => String(caller?.target).startsWith('web'));
  api.cache.using(() => isBrowser);

  return {
    presets: [
      [
        '@babel/preset-env',
        {
          targets: isBrowser ? 'last 2 years and not dead' : { node: '20.19' },
          modules: false,
          bugfixes: true,
        },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [['babel-plugin-styled-components', { displayName: false, pure: true, minify: true }]],
  };
};
