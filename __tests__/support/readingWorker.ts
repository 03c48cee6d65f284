/**
 * Runs the order reader in a worker thread, as in the browser, and posts the outcome of each
 * message.
 */
import { parentPort } from 'node:worker_threads';

import { readContent, type ReadRequest } from '../../src/features/order-file/readContent';

const shopKnowsNothing = async () => new Map<string, string[]>();
const tell = (words: string) => parentPort?.postMessage(words);

parentPort?.on('message', (asked: ReadRequest) => {
  void readContent(asked, shopKnowsNothing, () => tell('opening')).then(
    ({ refusal }) => tell(refusal ?? 'read'),
    (error: unknown) => tell(`crashed: ${String(error)}`),
  );
});
