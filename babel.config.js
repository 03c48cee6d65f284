/** Jest's modules are CommonJS, which has no `import.meta`. */
const importMeta = ({ template }) => ({
  visitor: {
    MetaProperty: (path) =>
      path.replaceWith(template.expression.ast`({ url: 'file://' + __filename })`),
  },
});

/** Types are erased here and checked by `npm run types`; what is erased is exactly what says `import type`. */
module.exports = (api) => {
  const isBrowser = api.caller((caller) => String(caller?.target).startsWith('web'));
  const isTest = process.env.NODE_ENV === 'test';
  api.cache.using(() => `${process.env.NODE_ENV ?? ''}:${isBrowser}`);

  return {
    presets: [
      [
        '@babel/preset-env',
        {
          targets: isBrowser ? 'last 2 years and not dead' : { node: '20.19' },
          modules: isTest ? 'commonjs' : false,
          bugfixes: true,
        },
      ],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [
      ...(isTest ? [importMeta] : []),
      ...(isBrowser
        ? [['babel-plugin-styled-components', { displayName: false, pure: true, minify: true }]]
        : []),
    ],
  };
};
