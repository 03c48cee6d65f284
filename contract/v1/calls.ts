import { changeCategories } from './categories';
import { changeCustomer, changeCustomers, listCustomers, showCustomer } from './customers';
import { listEvents } from './events';
import {
  holdOrder,
  noteOnOrder,
  pickOrder,
  releaseOrder,
  reportOrderStatus,
  reportShipments,
  voidShipment,
} from './fulfilment';
import { cancelJob, confirmJob, listJobResults, showJob } from './jobs';
import type { MachineCall } from './machineCall';
import { acknowledgeOrders, listOrders, showOrder } from './orders';
import { changePrices } from './prices';
import { changeProduct, changeProducts, reconcileProducts, showProduct } from './products';
import { reportStock } from './stock';
import {
  addWebhook,
  changeWebhook,
  disableWebhook,
  enableWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
} from './webhooks';

/** Every call of the machine interface. */
export const MACHINE_CALLS: readonly MachineCall[] = [
  listOrders,
  showOrder,
  acknowledgeOrders,
  listEvents,
  reportShipments,
  voidShipment,
  reportOrderStatus,
  holdOrder,
  releaseOrder,
  pickOrder,
  noteOnOrder,
  reportStock,
  changePrices,
  changeProducts,
  showProduct,
  changeProduct,
  reconcileProducts,
  changeCategories,
  changeCustomers,
  listCustomers,
  showCustomer,
  changeCustomer,
  showJob,
  listJobResults,
  cancelJob,
  confirmJob,
  listWebhooks,
  addWebhook,
  changeWebhook,
  rotateWebhookSecret,
  disableWebhook,
  enableWebhook,
  testWebhook,
  replayWebhook,
  listWebhookDeliveries,
];
