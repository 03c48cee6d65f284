/** `npm run build`: the site and the programs, into dist/. */
import { build, checkNode, install } from './setUp.mjs';

checkNode();
await install();
await build();
