/** `npm run test:browser`: tests the built storefront on the real server, in a real Chromium. */
import { chromium } from './chromium.mjs';
import { storeInMemory } from './memory.mjs';
import { build, checkNode, install, runTool } from './setUp.mjs';

checkNode();
await install();
await build();
storeInMemory();
process.exit(
  runTool('@playwright/test/cli.js', ['test', ...process.argv.slice(2)], {
    CHROMIUM_PATH: chromium(),
  }),
);
