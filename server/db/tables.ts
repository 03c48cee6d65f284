import type { ApiKeyTables } from './tables/apiKeys';
import type { ApplicationTables } from './tables/applications';
import type { CartTables } from './tables/cart';
import type { CatalogueTables } from './tables/catalogue';
import type { ContentTables } from './tables/content';
import type { CustomerTables } from './tables/customers';
import type { EventTables } from './tables/events';
import type { FolderTables } from './tables/folder';
import type { FulfilmentTables } from './tables/fulfilment';
import type { InvoiceTables } from './tables/invoices';
import type { JobTables } from './tables/jobs';
import type { MailTables } from './tables/mails';
import type { OrderListTables } from './tables/orderLists';
import type { OrderTables } from './tables/orders';
import type { PriceListTables } from './tables/priceLists';
import type { RequisitionTables } from './tables/requisitions';
import type { ServerTables } from './tables/server';
import type { StaffTables } from './tables/staff';
import type { WebhookTables } from './tables/webhooks';

/**
 * The tables, for both database engines: ids and times (UTC, ISO 8601) are text, money is in whole
 * cents, flags are 0 or 1, quantities and stock are in ship packs.
 */
export interface Tables
  extends
    ApiKeyTables,
    ApplicationTables,
    CartTables,
    CatalogueTables,
    ContentTables,
    CustomerTables,
    EventTables,
    FolderTables,
    FulfilmentTables,
    InvoiceTables,
    JobTables,
    MailTables,
    OrderListTables,
    OrderTables,
    PriceListTables,
    RequisitionTables,
    ServerTables,
    StaffTables,
    WebhookTables {}
