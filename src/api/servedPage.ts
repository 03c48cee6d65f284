import type { ServedPage } from '#contract/renderedPage';

import { readServed } from './served';

/** The data from which the page was rendered, if it was server-rendered. */
export const servedPage = readServed<ServedPage>('page');
