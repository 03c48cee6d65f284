import type { FastifyReply, FastifyRequest } from 'fastify';

import { changeProduct, reconcileProducts, showProduct } from '#contract/v1/products';

import { lockProducts } from '../../db/products';
import { languageOf } from '../../plugins/language';
import { changeOne } from '../../services/exchange/changeOne';
import { products } from '../../services/exchange/products';
import { reconcile } from '../../services/exchange/reconcile';
import { showProduct as show } from '../../services/exchange/showProduct';
import { Refusal } from '../../services/refusal';

import { answerMachine, declared, isDryRun, type MachineApp, type MachineParts } from './machine';
import { presentOutcome } from './presentOutcome';

const MOST_BYTES = 32 * 1024 * 1024;

/** Single products, and which of them there are. */
export function machineProductRoutes(app: MachineApp, parts: MachineParts): void {
  const { db } = parts;

  app.route({
    ...showProduct,
    config: declared(showProduct),
    handler: async ({ params: { product_id } }, reply) => {
      const product = await show(db, product_id);
      tag(reply, product.version);
      return product;
    },
  });

  app.route({
    ...changeProduct,
    config: declared(changeProduct),
    handler: async (request, reply) => {
      const { product_id } = request.params;
      const content = { ...request.body, product_id };
      const answer = await answerMachine(
        parts,
        request,
        reply,
        [
          async (deed) => {
            const [before] = await lockProducts(deed.tx, [product_id]);
            if (!before) throw new Refusal(404, 'product.unknown');
            const standing = before.version;
            tag(reply, standing);
            const change = { content, seen: versionSeen(request), standing };
            const outcome = await changeOne(deed, products, change);
            const [after = before] = await lockProducts(deed.tx, [product_id]);
            return { ...presentOutcome(languageOf(request), outcome), version: after.version };
          },
        ],
        ([changed]) => {
          if (!changed) throw new Error('Nothing was done.');
          return changed;
        },
      );
      tag(reply, answer.version);
      return answer;
    },
  });

  app.route({
    ...reconcileProducts,
    bodyLimit: MOST_BYTES,
    config: declared(reconcileProducts),
    handler: (request, reply) => {
      const { product_ids, confirm = {} } = request.body;
      return answerMachine(
        parts,
        request,
        reply,
        [(deed) => reconcile(deed, product_ids, confirm)],
        ([withdrawn = 0]) => ({ withdrawn, dry_run: isDryRun(request) }),
      );
    },
  });
}

const tag = (reply: FastifyReply, version: number) => reply.header('etag', `"${version}"`);

/** The version that a caller names as the one it has seen; one that is none fits nothing. */
function versionSeen({ headers }: FastifyRequest): number | undefined {
  const named = headers['if-match'];
  if (named === undefined || named === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(named)?.[1] ?? -1);
}
