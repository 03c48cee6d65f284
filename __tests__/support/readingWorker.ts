/**
 * Runs the order reader in a worker thread, as in the browser, and posts the outcome of each
 * message.
 */
import { parentPort } from 'node:worker_threads';

import { readContent, type ReadRequest } from '../../src/features/order-file/readContent';

const emptyCatalogue = async () => new Map<string, string[]>();
const post = (message: string) => parentPort?.postMessage(message);

parentPort?.on('message', (request: ReadRequest) => {
  void readContent(request, emptyCatalogue, () => post('opening')).then(
    ({ refusal }) => post(refusal ?? 'read'),
    (error: unknown) => post(`crashed: ${String(error)}`),
  );
});
