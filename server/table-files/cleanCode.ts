import { trimProductId } from '#domain/productIds';

import { cleanText } from './cleanText';

/** Removes what spreadsheet users add to a code to keep its leading zeros: '00123 or ="00123". */
export const cleanCode = (text: string): string =>
  trimProductId(
    cleanText(text)
      .replace(/^="(.*)"$/, '$1')
      .replace(/^['’]/, ''),
  );
