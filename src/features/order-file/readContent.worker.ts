import { readContent, type ReadRequest, type LookUpNames, type KnownNames } from './readContent';
import type { WorkerMessage } from './readInWorker';

const nextMessage = <Sent>(): Promise<Sent> =>
  new Promise((resolve) => {
    self.addEventListener('message', ({ data }: MessageEvent<Sent>) => resolve(data), {
      once: true,
    });
  });
const postToPage = (message: WorkerMessage) => self.postMessage(message);

/** Only the page talks to the server; the worker asks the page. */
const lookUpNames: LookUpNames = (codes) => {
  postToPage({ codes });
  return nextMessage<KnownNames>();
};

void nextMessage<ReadRequest>()
  .then((request) => readContent(request, lookUpNames, () => postToPage('opening')))
  .then(
    (read) => postToPage({ read }),
    (error: unknown) => reportError(error),
  );
