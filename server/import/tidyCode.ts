import { tidyProductId } from '#domain/productIds';

import { cleanText } from './cleanText';

/** A code without what spreadsheets put around one to keep its zeros: '00123 or ="00123". */
export const tidyCode = (written: string): string =>
  tidyProductId(
    cleanText(written)
      .replace(/^="(.*)"$/, '$1')
      .replace(/^['’]/, ''),
  );
