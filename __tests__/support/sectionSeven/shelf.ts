/** Products of a server that implements only the specification: its fields and no others. */
const product = (number: number, name: string, more: object = {}) => ({
  id: number,
  product_id: `S7-${number} `,
  name,
  country: 'CA',
  class: '',
  available: 40,
  ship_pac: 6,
  retail_price: 9.5,
  selling_price: 4.25,
  selling_price_2: null as number | null,
  types: '',
  image: `S7-${number}.jpg`,
  ...more,
});

export type ShelfProduct = ReturnType<typeof product>;

export const shelf: readonly ShelfProduct[] = [
  product(1, 'Cotton thread'),
  product(2, 'Silk thread', { selling_price_2: 3.75 }),
  product(3, 'Felt sheet <b>red</b>', { types: 'Videos' }),
  product(4, 'Crochet hook', { class: 'N', available: 0 }),
  product(5, 'Bone button', { available: 0 }),
  product(6, 'Sewing needle', { available: -2 }),
  ...Array.from({ length: 24 }, (_, at) => product(at + 10, `Ribbon ${at + 1}`)),
];

export const findOnShelf = (id: string): ShelfProduct | undefined =>
  shelf.find(({ product_id }) => product_id.trim() === id.trim());

/** Some categories have no children, and omit the property. */
export const categories = [
  {
    name: 'Sewing',
    category: 'Sewing',
    cat_code: 'SEW',
    New: 2,
    Clear: 0,
    Sale: 1,
    Soon: 0,
    sub_cate: [
      {
        sub_cate: 'Threads',
        category: 'Threads',
        cat_code: 'SEW THR',
        sub_subCat: [{ sub_subCat: 'Silk', category: 'Silk', cat_code: 'SEW/THR/SLK' }],
      },
      { sub_cate: 'Buttons', category: 'Buttons', cat_code: 'SEW BTN' },
    ],
  },
  { name: 'Paper', category: 'Paper', cat_code: 'PAP' },
];

export const customer = {
  email: 'buyer@section-seven.test',
  password: 'correct horse battery',
  user_id: '77',
  token: 'token-of-section-seven',
};
