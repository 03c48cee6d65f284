import { makeDataKeys } from '../../server/crypto/dataKeys';
import { openAll, sealAll, type SealedRow } from '../../server/services/application/sealedFields';

const keys = makeDataKeys(() => [Buffer.alloc(32, 1)]);
const row: SealedRow = { table: 'applications', id: 'A-1' };
const secret = { owner_social_security: '918-27-3645', driver_license: 'D1234-56789' };

describe('the confidential fields of an application', () => {
  const sealed = sealAll(keys, row, secret);

  it('can be decrypted in their own row', () => {
    expect(openAll(keys, row, sealed)).toEqual(secret);
  });

  it.each<[string, SealedRow]>([
    ['another application', { ...row, id: 'A-2' }],
    ['a draft of the same id', { ...row, table: 'application_drafts' }],
  ])('cannot be decrypted in %s', (_where, other) => {
    expect(() => openAll(keys, other, sealed)).toThrow('modified or moved');
  });

  it('cannot be decrypted in place of each other', () => {
    const swapped = {
      owner_social_security: sealed.driver_license ?? '',
      driver_license: sealed.owner_social_security ?? '',
    };

    expect(() => openAll(keys, row, swapped)).toThrow('modified or moved');
  });
});
