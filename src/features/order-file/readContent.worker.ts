import { readContent, type Asked, type AskShop, type KnownNames } from './readContent';

const next = <Told>(): Promise<Told> =>
  new Promise((resolve) => {
    self.addEventListener('message', ({ data }: MessageEvent<Told>) => resolve(data), {
      once: true,
    });
  });

/** The page speaks with the server. */
const askShop: AskShop = (codes) => {
  self.postMessage({ codes });
  return next<KnownNames>();
};

void next<Asked>()
  .then((asked) => readContent(asked, askShop))
  .then(
    (read) => self.postMessage({ read }),
    (error: unknown) => reportError(error),
  );
