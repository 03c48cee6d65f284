import { readContent, type ReadRequest, type LookUpNames, type KnownNames } from './readContent';
import type { WorkerMessage } from './readInWorker';

const next = <Sent>(): Promise<Sent> =>
  new Promise((resolve) => {
    self.addEventListener('message', ({ data }: MessageEvent<Sent>) => resolve(data), {
      once: true,
    });
  });
const tell = (told: WorkerMessage) => self.postMessage(told);

/** Only the page talks to the server; the worker asks the page. */
const askShop: LookUpNames = (codes) => {
  tell({ codes });
  return next<KnownNames>();
};

void next<ReadRequest>()
  .then((asked) => readContent(asked, askShop, () => tell('opening')))
  .then(
    (read) => tell({ read }),
    (error: unknown) => reportError(error),
  );
