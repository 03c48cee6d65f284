import type { Demo } from '../server/demo';

import { MAX_PRODUCTS } from './catalogue/variants';
import { demoContent } from './content/demoContent';
import { printedFile } from './documents/printedFile';
import { ensureDemo, makeDemo } from './makeDemo';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './people/customers';
import { SCHOOL_SIGN_INS } from './people/school';
import { DEMO_STAFF } from './people/staff';
import { ensureDemoApplications } from './people/storeApplications';
import { productDrawing } from './pictures/productDrawing';
import { downloadPicture } from './pictures/scenes/downloadPicture';
import { carouselScene, newsletterScene } from './pictures/scenes/scenes';

const COUNTRY_NAMES = { CA: 'Canada', US: 'United States' } as const;

export const demo: Demo = {
  mostProducts: MAX_PRODUCTS,
  signIns: [
    ...DEMO_CUSTOMERS.map(({ email, country }) => [email, COUNTRY_NAMES[country]] as const),
    ...SCHOOL_SIGN_INS,
    [DEMO_STAFF.email, 'reviews applications'],
  ],
  password: DEMO_PASSWORD,
  ensure: async (db, keys, options = {}) => {
    await ensureDemo(db, options);
    await ensureDemoApplications(db, keys, options.now ?? new Date());
  },
  make: makeDemo,
  content: demoContent,
  drawings: {
    product: productDrawing,
    carousel: carouselScene,
    newsletter: newsletterScene,
    download: downloadPicture,
  },
  printedFile,
};
