import * as reads from '#contract/v1/priceListReads';
import * as contract from '#contract/v1/priceLists';
import { priceListCode } from '#domain/priceLists';
import { ROWS_FILE_LIMITS } from '#domain/uploads';

import type { Db } from '../../db/client';
import { lockPriceLists } from '../../db/priceListChanges';
import { clearSessionCache } from '../../services/accounts/sessions';
import { eventOfRows } from '../../services/exchange/applyBatch';
import {
  readListPrices,
  readPriceLists,
  showPriceList,
} from '../../services/exchange/presentPriceLists';
import { priceListPrices } from '../../services/exchange/priceListPrices';
import { addPriceList, priceLists } from '../../services/exchange/priceLists';
import { reconcilePriceList } from '../../services/exchange/reconcilePriceList';
import type { App } from '../serve';

import { handleOutcome, handleSingleChange } from './handleSingleChange';
import { tagVersion } from './ifMatch';
import { accessOf, handleMachineCall, isDryRun, type MachineParts, serveMachine } from './machine';

/** Price lists: all of them, and one at a time. */
export function machinePriceListRoutes(app: App, parts: MachineParts): void {
  registerReads(app, parts);
  registerChanges(app, parts);

  app.route({
    ...contract.reconcilePriceList,
    bodyLimit: ROWS_FILE_LIMITS.bytes,
    config: accessOf(contract.reconcilePriceList),
    handler: (request, reply) => {
      const { code } = request.params;
      const { product_ids, confirm = {} } = request.body;
      return handleMachineCall(
        parts,
        request,
        reply,
        [(action) => reconcilePriceList(action, code, product_ids, confirm)],
        ([removed = 0]) => ({ removed, dry_run: isDryRun(request) }),
      );
    },
  });
}

function registerReads(app: App, { db }: MachineParts): void {
  serveMachine(app, reads.listPriceLists, ({ query }) => readPriceLists(db, query));

  serveMachine(app, reads.showPriceList, async ({ params }, reply) => {
    const list = await showPriceList(db, params.code);
    tagVersion(reply, list.version);
    return list;
  });

  serveMachine(app, reads.listPriceListPrices, ({ params, query }) =>
    readListPrices(db, params.code, query),
  );
}

/** What a change of one list does besides its row. */
const inList = (code: string) => ({
  versionOf: async (tx: Db) => (await lockPriceLists(tx, [priceListCode(code)]))[0]?.version,
  event: async () => eventOfRows(priceLists, 1),
  missing: 'exchange.noPriceList' as const,
});

function registerChanges(app: App, parts: MachineParts): void {
  serveMachine(app, contract.addPriceList, async (request, reply) => {
    const response = await handleOutcome(parts, request, reply, (action) =>
      addPriceList(action, request.body),
    );
    clearSessionCache(parts.db);
    return response;
  });

  serveMachine(app, contract.changePriceList, (request, reply) => {
    const { code } = request.params;
    return handleSingleChange(parts, request, reply, {
      kind: priceLists,
      content: { ...request.body, code },
      ...inList(code),
    });
  });

  serveMachine(app, contract.changeListPrice, (request, reply) => {
    const { code, product_id } = request.params;
    const { is_confirmed = false, ...step } = request.body;
    return handleSingleChange(parts, request, reply, {
      kind: priceListPrices,
      content: { ...step, price_list: code, product_id },
      confirmed: is_confirmed ? { prices: 1 } : {},
      ...inList(code),
    });
  });
}
