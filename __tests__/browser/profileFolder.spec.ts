import { expect, test } from '@playwright/test';

import { inputAt, openFilledIn } from '../support/applicant';
import { ownProfile } from '../support/ownProfile';
import { everyFew } from '../support/trials';

const FORMS = ['the Canadian form', 'the US form'] as const;

test.describe('a browser’s profile folder', () => {
  for (const [at, end] of (['close', 'kill'] as const).entries()) {
    test(`contains no confidential data of an application after a ${end}`, async ({ baseURL }) => {
      for (const form of everyFew(FORMS, FORMS.length, at)) {
        const steps = ['step 1', form] as const;
        const profile = ownProfile(baseURL);
        const page = await profile.open();
        for (const step of steps) {
          await openFilledIn(page, step);
        }
        await profile[end]();

        for (const { plain, secret } of steps.map(inputAt)) {
          expect(profile.filesWith(plain)).not.toEqual([]);
          expect(profile.filesWith(secret)).toEqual([]);
        }
        profile.remove();
      }
    });
  }
});
