import { changeCategories } from './categories';
import {
  addCustomer,
  changeCustomer,
  changeCustomers,
  inviteCustomer,
  listCustomers,
  showCustomer,
} from './customers';
import { changeCustomerUser, changeCustomerUsers } from './customerUsers';
import { listEvents } from './events';
import { changeInvoices, listInvoices, putInvoicePdf, showInvoice } from './invoices';
import { cancelJob, confirmJob, listJobResults, showJob } from './jobs';
import { addKey, listKeys, revokeKey, rotateKey } from './keys';
import type { MachineCall } from './machineCall';
import {
  backOrderLines,
  cancelForCustomer,
  cancelLines,
  holdOrder,
  noteOnOrder,
  pickOrder,
  releaseOrder,
} from './orderActions';
import { acknowledgeOrders, listOrders, showOrder } from './orders';
import { reportOrderStatus } from './orderStatus';
import { listPriceListPrices, listPriceLists, showPriceList } from './priceListReads';
import {
  addPriceList,
  changeListPrice,
  changePriceList,
  changePriceListPrices,
  changePriceLists,
  reconcilePriceList,
} from './priceLists';
import { changePrices, changeProductPrices } from './prices';
import { changeProduct, changeProducts, reconcileProducts, showProduct } from './products';
import { reportShipments, shipOrder, voidShipment } from './shipments';
import { changeProductStock, reportStock } from './stock';
import { listWebhookDeliveries, replayWebhook, testWebhook } from './webhookDeliveries';
import {
  addWebhook,
  changeWebhook,
  disableWebhook,
  enableWebhook,
  listWebhooks,
  rotateWebhookSecret,
  showWebhook,
} from './webhooks';

const calls: Readonly<Record<string, MachineCall>> = {
  listOrders,
  showOrder,
  acknowledgeOrders,
  listEvents,
  reportShipments,
  shipOrder,
  voidShipment,
  reportOrderStatus,
  backOrderLines,
  cancelLines,
  cancelForCustomer,
  holdOrder,
  releaseOrder,
  pickOrder,
  noteOnOrder,
  reportStock,
  changePrices,
  changeProducts,
  showProduct,
  changeProduct,
  changeProductPrices,
  changeProductStock,
  reconcileProducts,
  changePriceLists,
  addPriceList,
  listPriceLists,
  changePriceListPrices,
  reconcilePriceList,
  showPriceList,
  changePriceList,
  listPriceListPrices,
  changeListPrice,
  changeCategories,
  changeCustomers,
  addCustomer,
  listCustomers,
  showCustomer,
  changeCustomer,
  inviteCustomer,
  changeCustomerUser,
  changeCustomerUsers,
  changeInvoices,
  listInvoices,
  showInvoice,
  putInvoicePdf,
  showJob,
  listJobResults,
  cancelJob,
  confirmJob,
  listWebhooks,
  addWebhook,
  showWebhook,
  changeWebhook,
  rotateWebhookSecret,
  disableWebhook,
  enableWebhook,
  testWebhook,
  replayWebhook,
  listWebhookDeliveries,
  listKeys,
  addKey,
  rotateKey,
  revokeKey,
};

/** A call with the name that clients generated from the documentation have for it. */
export interface NamedCall extends MachineCall {
  machine: MachineCall['machine'] & { operationId: string };
}

/** All endpoints of the machine API. */
export const MACHINE_CALLS: readonly NamedCall[] = Object.entries(calls).map(
  ([operationId, call]) => ({ ...call, machine: { ...call.machine, operationId } }),
);
