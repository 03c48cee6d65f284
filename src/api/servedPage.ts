import type { ServedPage } from '#contract/drawnPage';

import { readServed } from './served';

/** What the page was drawn from, where the server has drawn it. */
export const servedPage = readServed<ServedPage>('page');
