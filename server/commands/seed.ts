import { parseArgs } from 'node:util';

import { COUNTRIES } from '#domain/countries';

import { readImportTotals } from '../catalogue-writing/importTotals';
import { readConfig } from '../config';
import { openDatabase } from '../db/client';
import type { Demo } from '../demo';
import { explainError } from '../explainError';
import { loadDemo } from '../loadDemo';
import { prepareDatabase } from '../services/database/prepareDatabase';

import { exitWith } from './console/exitWith';

const help = ({
  mostProducts,
}: Demo) => `Creates the demo catalogue and two customers with two years of orders.

  npm run seed                        about 5,000 products
  npm run seed -- --products 100000   as many as you like, up to ${mostProducts.toLocaleString('en')}

Running it again keeps customers, orders, prices and stock. An imported catalogue is replaced
by the demo's only with --replace N, the exact number of its products; its orders are kept.
`;

async function seed(): Promise<number> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '5000' },
      replace: { type: 'string', default: '0' },
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
    const { of: imported } = (await readImportTotals(db, COUNTRIES, false)).withdrawals;
    if (imported > 0 && values.replace !== String(imported)) {
      console.error(
        `This would withdraw ${imported} imported products: add --replace ${imported} if that is meant. Nothing was changed.`,
      );
      return 1;
    }
    const { dataDir } = config;
    await demo.make(db, { products, dataDir, log: (text) => console.log(text) });
    return 0;
  } catch (error) {
    console.error(explainError(error, config) ?? error);
    return 1;
  } finally {
    await db.destroy();
  }
}

exitWith(seed());
