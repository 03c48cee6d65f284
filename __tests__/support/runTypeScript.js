/** Runs the server's files as they are written; what is loaded later is TypeScript too. */
const { register } = require('esbuild-register/dist/node');

register({ supported: { 'dynamic-import': false } });
