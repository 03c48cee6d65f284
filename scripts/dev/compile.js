const path = require('node:path');

const { transform } = require('@swc/core');

const REFRESH = path.join(__dirname, 'refresh.js');

/** On the first line of a module with components, so that the lines after it keep their numbers. */
const before = `import { registerIn, acceptComponents } from ${JSON.stringify(REFRESH)}; const [$RefreshReg$, $RefreshSig$] = registerIn(__webpack_module__.id); `;
const after = '\nacceptComponents(__webpack_module__, import.meta.webpackHot);\n';

/** Compiles a source file for development; in the browser, its components can be replaced. */
module.exports = async function compile(source) {
  const done = this.async();
  const isInBrowser = this.target === 'web';
  try {
    const { code, map } = await transform(source, {
      filename: this.resourcePath,
      configFile: false,
      swcrc: false,
      sourceMaps: this.sourceMap,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: /x$/.test(this.resourcePath) },
        transform: {
          verbatimModuleSyntax: true,
          react: { runtime: 'automatic', development: isInBrowser, refresh: this.hot },
        },
      },
    });
    const hasComponents = /\$Refresh(Reg|Sig)\$\(/.test(code);
    done(null, hasComponents ? before + code + after : code, map && JSON.parse(map));
  } catch (error) {
    done(error);
  }
};
