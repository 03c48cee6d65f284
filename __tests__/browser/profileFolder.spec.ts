import { expect, test } from '@playwright/test';

import { openStep, STEPS, inputAt, fillInStep } from '../support/applicant';
import { ownProfile } from '../support/ownProfile';

test.describe('a browser’s profile folder', () => {
  for (const end of ['close', 'kill'] as const) {
    test(`contains no confidential data of an application after a ${end}`, async ({ baseURL }) => {
      for (const step of STEPS) {
        const profile = ownProfile(baseURL);
        const page = await profile.open();
        await openStep(page, step);
        await fillInStep(page, step);
        await profile[end]();
        const { plain, secret } = inputAt(step);

        expect(profile.filesWith(plain)).not.toEqual([]);
        expect(profile.filesWith(secret)).toEqual([]);
        profile.remove();
      }
    });
  }
});
