import { parseArgs } from 'node:util';

import { readConfig } from '../config';
import { openDatabase } from '../db/client';
import { migrate } from '../db/migrate';
import { makeDemo } from '../demo/makeDemo';
import { MOST_PRODUCTS } from '../demo/variants';
import { explain } from '../explain';

const HELP = `Makes the demo catalogue and two customers with two years of orders.

  npm run seed                        about 5,000 products
  npm run seed -- --products 100000   as many as you like, up to ${MOST_PRODUCTS.toLocaleString('en')}

Running it again keeps customers, orders, prices and stock. A catalogue that was imported
gives way to the demo's; its orders stay.
`;

async function seed(): Promise<number> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '5000' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const config = readConfig(process.env);
  if (!config.demo) {
    console.error('DEMO is off: this server wants neither demo data nor demo sign-ins.');
    return 1;
  }
  const products = Number(values.products.replace(/[,_]/g, ''));
  if (!Number.isInteger(products) || products < 1 || products > MOST_PRODUCTS) {
    const most = MOST_PRODUCTS.toLocaleString('en');
    console.error(
      `--products is "${values.products}"; it must be a whole number from 1 to ${most}.`,
    );
    return 1;
  }
  const db = openDatabase(config);
  try {
    await migrate(db);
    await makeDemo(db, { products, log: (text) => console.log(text) });
    return 0;
  } catch (error) {
    console.error(explain(error, config) ?? error);
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
