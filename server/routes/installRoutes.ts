import type { FastifyInstance } from 'fastify';

import type { Catalogue } from '../catalogue/catalogue';
import type { Config } from '../config';
import type { DataKeys } from '../crypto/dataKeys';
import type { Db } from '../db/client';
import type { ReadRouter } from '../db/readRouter';
import type { Demo } from '../demo';
import type { MailQueue } from '../mail/mailQueue';
import type { Pictures } from '../pictures/pictures';
import { browserCookie } from '../plugins/browserCookie';
import { deviceCookie } from '../plugins/deviceCookie';
import type { Jobs } from '../services/exchange/jobs/workJobs';
import type { Folder } from '../services/folder/openFolder';
import type { Dispatcher } from '../services/webhooks/dispatcher';
import type { Send } from '../services/webhooks/sendWebhook';
import type { Converter } from '../table-files/openConverter';

import { accountRoutes } from './account';
import { addressRoutes } from './addresses';
import { applicationRoutes } from './applications';
import { applicationStatusRoutes } from './applicationStatus';
import { cartRoutes } from './cart';
import { catalogueRoutes } from './catalogue';
import { companyRoutes } from './company';
import { contentRoutes } from './content';
import { favouriteRoutes } from './favourites';
import { featureRoutes } from './features';
import { fileRoutes } from './files';
import { geolocationRoutes } from './geolocation';
import { imageRoutes } from './images';
import { invoiceRoutes } from './invoices';
import { knownCodeRoutes } from './knownCodes';
import { opticonRoutes } from './opticon';
import { orderListRoutes } from './orderLists';
import { orderRoutes } from './orders';
import { productDataRoutes } from './productData';
import { productGroupRoutes } from './productGroups';
import { purchaseHistoryRoutes } from './purchaseHistory';
import { rememberedCodeRoutes } from './rememberedCodes';
import { requisitionRoutes } from './requisitions';
import { restockRoutes } from './restock';
import { searchRoutes } from './search';
import { staffRoutes } from './staff';
import { staffActivityRoutes } from './staffActivity';
import { staffContentRoutes } from './staffContent';
import { staffCustomerRoutes } from './staffCustomers';
import { staffExchangeRoutes } from './staffExchange';
import { staffOrderRoutes } from './staffOrders';
import { staffPictureRoutes } from './staffPictures';
import { staffPriceListRoutes } from './staffPriceLists';
import { staffProductRoutes } from './staffProducts';
import { staffUploadRoutes } from './staffUploads';
import { supportRoutes } from './support';
import { machineRoutes } from './v1/machineRoutes';

/** What requests hand work to, and what runs in the background. */
export interface Services {
  mails: MailQueue;
  jobs: Jobs;
  dispatcher: Dispatcher;
  /** The folder for file exchange, if there is one. */
  folder: Folder | undefined;
  /** Sends webhooks to the hosts that `urlPolicy` allows. */
  send: Send;
  urlPolicy: { allowedOrigins: Config['webhookHosts'] };
  convert: Converter;
}

interface RouteParts extends Services {
  db: Db;
  reads: ReadRouter;
  config: Config;
  catalogue: Catalogue;
  demo: Demo | undefined;
  keys: DataKeys;
  pictures: Pictures;
  now: () => Date;
}

/** Registers every call of the server: of the shop, the staff and machines. */
export async function installRoutes(app: FastifyInstance, parts: RouteParts): Promise<void> {
  await installAccounts(app, parts);
  await installShop(app, parts);
  await installStaff(app, parts);
  const { config, ...machine } = parts;
  await app.register(machineRoutes, { ...machine, dataDir: config.dataDir, limits: config.limits });
}

async function installAccounts(app: FastifyInstance, parts: RouteParts): Promise<void> {
  const { db, config, keys, mails, now } = parts;
  const browser = browserCookie(config);
  const devices = deviceCookie(keys, config);
  await app.register(accountRoutes, { db, browser, devices, mails, now });
  await app.register(applicationRoutes, { db, keys, browser, mails, now });
  await app.register(applicationStatusRoutes, { db, keys, browser, mails, now });
}

async function installShop(app: FastifyInstance, parts: RouteParts): Promise<void> {
  const { db, reads, config, catalogue, demo, pictures, mails, now } = parts;
  const { rules, dataDir, publicUrl, trustedProxies } = config;
  const { drawings, printedFile } = demo ?? {};
  await app.register(featureRoutes);
  await app.register(contentRoutes, { db, catalogue, printedFile });
  await app.register(supportRoutes, { db });
  await app.register(geolocationRoutes, { trustedProxies });
  await app.register(favouriteRoutes, { db, catalogue, now });
  await app.register(orderListRoutes, { db, catalogue, now });
  await app.register(requisitionRoutes, { db, catalogue, mails, rules, now });
  await app.register(restockRoutes, { db, catalogue, now });
  await app.register(cartRoutes, { db, catalogue, rules, now });
  await app.register(opticonRoutes, { db, now });
  await app.register(knownCodeRoutes, { db });
  await app.register(rememberedCodeRoutes, { db, catalogue, now });
  await app.register(orderRoutes, { db, reads, catalogue, mails, rules, now });
  await app.register(addressRoutes, { db });
  await app.register(invoiceRoutes, { reads, dataDir, now });
  await app.register(companyRoutes, { db, mails, rules, now });
  await app.register(purchaseHistoryRoutes, { reads, catalogue, now });
  await app.register(catalogueRoutes, { db, reads, catalogue });
  await app.register(searchRoutes, { reads, catalogue });
  await app.register(productDataRoutes, { reads, catalogue });
  await app.register(productGroupRoutes, { reads, catalogue });
  await app.register(imageRoutes, { pictures });
  const files = { pictures, drawings, printedFile };
  await app.register(fileRoutes, { db, catalogue, ...files, dataDir, publicUrl });
}

async function installStaff(app: FastifyInstance, parts: RouteParts): Promise<void> {
  const { db, config, catalogue, demo, keys, pictures, now } = parts;
  const { mails, jobs, convert } = parts;
  const { dataDir, rules } = config;
  const devices = deviceCookie(keys, config, 'staff-device');
  await app.register(staffRoutes, { db, keys, devices, mails, now });
  await app.register(staffOrderRoutes, { db, catalogue, rules, now });
  await app.register(staffCustomerRoutes, { db, catalogue, now });
  await app.register(staffContentRoutes, { db, printedFile: demo?.printedFile, dataDir, now });
  await app.register(staffActivityRoutes, { db, now });
  await app.register(staffExchangeRoutes, { db, rules, now });
  await app.register(staffPriceListRoutes, { db, now });
  await app.register(staffProductRoutes, { db, catalogue, pictures, now });
  await app.register(staffUploadRoutes, { db, convert, jobs, dataDir, now });
  await app.register(staffPictureRoutes, { db, pictures, dataDir, now });
}
