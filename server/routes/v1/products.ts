import { changeProductPrices } from '#contract/v1/prices';
import * as contract from '#contract/v1/products';
import { changeProductStock } from '#contract/v1/stock';
import { ROWS_FILE_LIMITS } from '#domain/uploads';

import type { Db } from '../../db/client';
import { lockProducts } from '../../db/productLocks';
import { Refusal } from '../../services/actions/refusal';
import { priceEvent, productEvent } from '../../services/desk/productEvent';
import { changeStock } from '../../services/exchange/changeStock';
import { prices } from '../../services/exchange/prices';
import { products } from '../../services/exchange/products';
import { reconcile } from '../../services/exchange/reconcile';
import { showProduct } from '../../services/exchange/showProduct';
import { idempotencyKeyOf } from '../respondOnce';
import type { App } from '../serve';

import { handleOutcome, handleSingleChange } from './handleSingleChange';
import { tagVersion } from './ifMatch';
import { handleMachineCall, accessOf, isDryRun, type MachineParts, serveMachine } from './machine';

const versionOf = (productId: string) => async (tx: Db) =>
  (await lockProducts(tx, [productId]))[0]?.version;

/** Single products, and reconciliation with the full list of product ids. */
export function machineProductRoutes(app: App, parts: MachineParts): void {
  const { db } = parts;

  serveMachine(app, contract.showProduct, async ({ params: { product_id } }, reply) => {
    const product = await showProduct(db, product_id);
    tagVersion(reply, product.version);
    return product;
  });

  serveMachine(app, contract.changeProduct, (request, reply) => {
    const { product_id } = request.params;
    return handleSingleChange(parts, request, reply, {
      kind: products,
      content: { ...request.body, product_id },
      versionOf: versionOf(product_id),
      event: async (version) => productEvent(product_id, request.body, version),
      missing: 'product.unknown',
    });
  });

  registerOffers(app, parts);

  app.route({
    ...contract.reconcileProducts,
    bodyLimit: ROWS_FILE_LIMITS.bytes,
    config: accessOf(contract.reconcileProducts),
    handler: (request, reply) => {
      const { product_ids, confirm = {} } = request.body;
      return handleMachineCall(
        parts,
        request,
        reply,
        [(action) => reconcile(action, product_ids, confirm)],
        ([withdrawn = 0]) => ({ withdrawn, dry_run: isDryRun(request) }),
      );
    },
  });
}

/** Prices and stock of single products in a country. */
function registerOffers(app: App, parts: MachineParts) {
  serveMachine(app, changeProductPrices, (request, reply) => {
    const { is_confirmed = false, ...fields } = request.body;
    const content = { ...fields, ...request.params };
    return handleSingleChange(parts, request, reply, {
      kind: prices,
      content,
      versionOf: versionOf(content.product_id),
      confirmed: is_confirmed ? { prices: 1 } : {},
      event: (version, action) => priceEvent(action, content, version),
      missing: 'product.unknown',
    });
  });

  serveMachine(app, changeProductStock, (request, reply) => {
    const { change, if_available } = request.body;
    const isRepeatable = if_available === undefined && idempotencyKeyOf(request) === undefined;
    if (change !== undefined && isRepeatable) {
      throw new Refusal(400, 'exchange.needsKey', { field: 'Idempotency-Key' });
    }
    return handleOutcome(parts, request, reply, (action) =>
      changeStock(action, { ...request.body, ...request.params }),
    );
  });
}
