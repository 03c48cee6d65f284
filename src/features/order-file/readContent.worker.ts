import type { Told } from './readBeside';
import { readContent, type Asked, type AskShop, type KnownNames } from './readContent';

const next = <Sent>(): Promise<Sent> =>
  new Promise((resolve) => {
    self.addEventListener('message', ({ data }: MessageEvent<Sent>) => resolve(data), {
      once: true,
    });
  });
const tell = (told: Told) => self.postMessage(told);

/** Only the page talks to the server; the worker asks the page. */
const askShop: AskShop = (codes) => {
  tell({ codes });
  return next<KnownNames>();
};

void next<Asked>()
  .then((asked) => readContent(asked, askShop, () => tell('opening')))
  .then(
    (read) => tell({ read }),
    (error: unknown) => reportError(error),
  );
