import * as contract from '#contract/v1/products';
import { ROWS_FILE_LIMITS } from '#domain/uploads';

import { lockProducts } from '../../db/products';
import { productEvent } from '../../services/desk/productEvent';
import { products } from '../../services/exchange/products';
import { reconcile } from '../../services/exchange/reconcile';
import { showProduct } from '../../services/exchange/showProduct';

import { handleSingleChange } from './handleSingleChange';
import { tagVersion } from './ifMatch';
import {
  handleMachineCall,
  accessOf,
  isDryRun,
  type MachineApp,
  type MachineParts,
} from './machine';

/** Single products, and reconciliation with the full list of product ids. */
export function machineProductRoutes(app: MachineApp, parts: MachineParts): void {
  const { db } = parts;

  app.route({
    ...contract.showProduct,
    config: accessOf(contract.showProduct),
    handler: async ({ params: { product_id } }, reply) => {
      const product = await showProduct(db, product_id);
      tagVersion(reply, product.version);
      return product;
    },
  });

  app.route({
    ...contract.changeProduct,
    config: accessOf(contract.changeProduct),
    handler: (request, reply) => {
      const { product_id } = request.params;
      return handleSingleChange(parts, request, reply, {
        kind: products,
        content: { ...request.body, product_id },
        versionOf: async (tx) => (await lockProducts(tx, [product_id]))[0]?.version,
        event: request.staff
          ? (version) => productEvent(product_id, request.body, version)
          : undefined,
        missing: 'product.unknown',
      });
    },
  });

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
