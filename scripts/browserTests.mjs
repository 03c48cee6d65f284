/**
 * `npm run test:browser`: tests the built storefront on the real server, in a real Chromium. With
 * BROWSER_TEST_ADDRESS, the named tests use the `npm run dev` that runs there, and nothing is built.
 */
import { chromium } from './chromium.mjs';
import { storeInMemory } from './memory.mjs';
import { build, checkNode, install, runTool } from './setUp.mjs';

checkNode();
await install();
if (!process.env.BROWSER_TEST_ADDRESS) await build();
storeInMemory();
process.exit(
  runTool('@playwright/test/cli.js', ['test', ...process.argv.slice(2)], {
    CHROMIUM_PATH: chromium(),
  }),
);
