import { normaliseTelephone } from '../../domain/telephones';

describe('a telephone number', () => {
  it.each([
    ['416 555-0100', '4165550100'],
    ['+1 (416) 555.0100', '14165550100'],
    ['416–555—0100', '4165550100'],
    ['416/555/0100', '4165550100'],
    ['416\u00a0555\u201101\u200b00', '4165550100'],
    ['４１６ ５５５ ０１００', '4165550100'],
    ['416-555-0100 x12', '4165550100x12'],
    ['416-555-0100, ext. 12', '4165550100x12'],
    ['416 555-0100 poste 4', '4165550100x4'],
    ['55 5555 0100 Ext: 7', '5555550100x7'],
    ['416-555-0100 #300', '4165550100x300'],
  ])('is stored as its digits: %s', (text, stored) => {
    expect(normaliseTelephone(text)).toBe(stored);
  });

  it.each(['', 'ask for Marie', '416-CALL-NOW', 'x12', '416 555 0100 after six'])(
    'is not recognised in %j',
    (text) => {
      expect(normaliseTelephone(text)).toBeUndefined();
    },
  );
});
