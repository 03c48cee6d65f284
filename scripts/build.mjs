/** `npm run build`: builds the site and the server programs into dist/. */
import { build, checkNode, install } from './setUp.mjs';

checkNode();
await install();
await build();
