import { parseArgs } from 'node:util';

import { readConfig } from '../config';
import { openDatabase } from '../db/client';
import type { Demo } from '../demo';
import { explainError } from '../explainError';
import { loadDemo } from '../loadDemo';
import { prepareDatabase } from '../services/prepareDatabase';

const help = ({
  mostProducts,
}: Demo) => `Creates the demo catalogue and two customers with two years of orders.

  npm run seed                        about 5,000 products
  npm run seed -- --products 100000   as many as you like, up to ${mostProducts.toLocaleString('en')}

Running it again keeps customers, orders, prices and stock. An imported catalogue is replaced
by the demo's; its orders are kept.
`;

async function seed(): Promise<number> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '5000' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const config = readConfig(process.env);
  if (!config.demo) {
    console.error('DEMO is off: this server has no demo data and no demo sign-ins.');
    return 1;
  }
  const demo = await loadDemo();
  if (!demo) {
    console.error('The demo, which generates the catalogue, is not installed.');
    return 1;
  }
  if (values.help) {
    console.log(help(demo));
    return 0;
  }
  const products = Number(values.products.replace(/[,_]/g, ''));
  if (!Number.isInteger(products) || products < 1 || products > demo.mostProducts) {
    const maximum = demo.mostProducts.toLocaleString('en');
    console.error(
      `--products is "${values.products}"; it must be a whole number from 1 to ${maximum}.`,
    );
    return 1;
  }
  const db = openDatabase(config);
  try {
    await prepareDatabase(db);
    await demo.make(db, { products, log: (text) => console.log(text) });
    return 0;
  } catch (error) {
    console.error(explainError(error, config) ?? error);
    return 1;
  } finally {
    await db.destroy();
  }
}

seed().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
