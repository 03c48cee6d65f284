/** `npm start`: installs and builds what is missing, then serves the storefront. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, checkNode, install, root } from './setUp.mjs';

checkNode();
await install();
await build();

process.env.NODE_ENV ??= 'production';
process.chdir(root);
await import(pathToFileURL(join(root, 'dist/server/main.mjs')).href);
