import { namedProduct } from '../../domain/order-file/namedProduct';
import { readPastedText } from '../../domain/order-file/readOrderText';

describe('a line that names a product without its number', () => {
  it.each([
    ['3 x pompom maker', 'pompom maker', 3],
    ['pompom maker - 3', 'pompom maker', 3],
    ['2 doz glue sticks', 'glue sticks', 24],
    ['Please send 12 each glue sticks', 'glue sticks', 12],
    ['4 tubes de gouache blanche', 'tubes de gouache blanche', 4],
    ['Oil colour cadmium red\t4', 'Oil colour cadmium red', 4],
    ['3 Oil colour, cadmium red, 60 ml', 'Oil colour cadmium red 60 ml', 3],
  ])('such as %s asks for "%s", quantity %i', (text, name, quantity) => {
    expect(namedProduct(text)).toMatchObject({ name, quantity });
  });

  it.each([
    'Oil colour 4 12 red',
    'glue sticks',
    'glue sticks 1.5',
    '0 glue sticks',
    '9999 gross glue sticks',
  ])('such as %s leaves the quantity open', (text) => {
    expect(namedProduct(text)?.quantity).toBeNull();
  });

  it.each(['22423 pompom maker', '12 x 3', '--', ''])('is not "%s"', (text) => {
    expect(namedProduct(text)).toBeUndefined();
  });

  it('keeps its quantity among lines with codes, but gets no code', () => {
    const { lines } = readPastedText('22423 x 2\n3 x pompom maker');
    expect(lines).toEqual([
      { code: '22423', quantity: 2, places: [1] },
      {
        code: '',
        quantity: 3,
        places: [2],
        unread: { text: '3 x pompom maker', reason: 'notACode' },
      },
    ]);
  });
});
