import { Migrator, sql } from 'kysely';

import type { Db } from './client';
import * as storefront from './migrations/0001_storefront';
import * as content from './migrations/0002_content';
import * as newsletterBodies from './migrations/0003_newsletter_bodies';
import * as applications from './migrations/0004_applications';
import * as scans from './migrations/0005_scans';
import * as orderHistory from './migrations/0006_order_history';
import * as ordersByTime from './migrations/0007_orders_by_time';
import * as staffLog from './migrations/0008_staff_log';
import * as applicationLinks from './migrations/0009_application_links';
import * as noDrawings from './migrations/0010_no_drawings';
import * as names from './migrations/0011_names';
import * as storedFacts from './migrations/0012_stored_facts';
import * as catalogueVersions from './migrations/0013_catalogue_versions';
import * as answersByAge from './migrations/0014_answers_by_age';
import * as backOffice from './migrations/0015_back_office';
import * as machineInterface from './migrations/0016_machine_interface';
import * as exchange from './migrations/0017_exchange';
import * as webhooks from './migrations/0018_webhooks';
import * as queue from './migrations/0021_queue';
import * as sources from './migrations/0022_sources';
import * as exchangeFolder from './migrations/0023_exchange_folder';
import * as activity from './migrations/0025_activity';
import * as customersByCode from './migrations/0026_customers_by_code';
import * as keptDays from './migrations/0027_kept_days';
import * as uploads from './migrations/0028_uploads';
import * as countedOrders from './migrations/0030_counted_orders';
import * as stockReports from './migrations/0031_stock_reports';
import * as customerPositions from './migrations/0034_customer_positions';
import * as productsSearched from './migrations/0035_products_searched';
import * as catalogueBuilds from './migrations/0036_catalogue_builds';
import * as repricings from './migrations/0037_repricings';
import * as shippedBackOrders from './migrations/0038_shipped_back_orders';
import * as headingRows from './migrations/0039_heading_rows';
import * as productOrders from './migrations/0040_product_orders';
import * as restockRequests from './migrations/0041_restock_requests';
import * as priceLists from './migrations/0042_price_lists';
import * as customerUsers from './migrations/0043_customer_users';
import * as orderLists from './migrations/0044_order_lists';
import * as orderTerms from './migrations/0045_order_terms';
import * as expectedStock from './migrations/0046_expected_stock';
import * as requisitions from './migrations/0047_requisitions';
import * as invoices from './migrations/0050_invoices';
import * as buyersSee from './migrations/0051_buyers_see';
import * as standingLists from './migrations/0052_standing_lists';
import * as priceStepsByKey from './migrations/0053_price_steps_by_key';
import * as applicationVersions from './migrations/0054_application_versions';
import { retryOnConflict } from './retryOnConflict';

/** All migrations by number, listed by hand because a bundle has no folder to read. */
const migrations = {
  '0001_storefront': storefront,
  '0002_content': content,
  '0003_newsletter_bodies': newsletterBodies,
  '0004_applications': applications,
  '0005_scans': scans,
  '0006_order_history': orderHistory,
  '0007_orders_by_time': ordersByTime,
  '0008_staff_log': staffLog,
  '0009_application_links': applicationLinks,
  '0010_no_drawings': noDrawings,
  '0011_names': names,
  '0012_stored_facts': storedFacts,
  '0013_catalogue_versions': catalogueVersions,
  '0014_answers_by_age': answersByAge,
  '0015_back_office': backOffice,
  '0016_machine_interface': machineInterface,
  '0017_exchange': exchange,
  '0018_webhooks': webhooks,
  '0021_queue': queue,
  '0022_sources': sources,
  '0023_exchange_folder': exchangeFolder,
  '0025_activity': activity,
  '0026_customers_by_code': customersByCode,
  '0027_kept_days': keptDays,
  '0030_counted_orders': countedOrders,
  '0031_stock_reports': stockReports,
  '0028_uploads': uploads,
  '0034_customer_positions': customerPositions,
  '0035_products_searched': productsSearched,
  '0036_catalogue_builds': catalogueBuilds,
  '0037_repricings': repricings,
  '0038_shipped_back_orders': shippedBackOrders,
  '0039_heading_rows': headingRows,
  '0040_product_orders': productOrders,
  '0041_restock_requests': restockRequests,
  '0042_price_lists': priceLists,
  '0043_customer_users': customerUsers,
  '0044_order_lists': orderLists,
  '0045_order_terms': orderTerms,
  '0046_expected_stock': expectedStock,
  '0047_requisitions': requisitions,
  '0050_invoices': invoices,
  '0051_buyers_see': buyersSee,
  '0052_standing_lists': standingLists,
  '0053_price_steps_by_key': priceStepsByKey,
  '0054_application_versions': applicationVersions,
};

/** Brings the schema up to date; safe to run at every start and in several processes at once. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db,
    // A migration finished later but with a lower number is still applied to a database that has
    // newer ones.
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await retryOnConflict(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/** Names of migrations that a database lacks, such as one restored while the server was running. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}
