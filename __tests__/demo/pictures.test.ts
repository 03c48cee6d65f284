import sharp from 'sharp';

import { FAMILIES } from '../../demo/catalogue/families';
import { parseProductId } from '../../demo/catalogue/productIds';
import { demoProducts } from '../../demo/catalogue/products';
import { demo } from '../../demo/demo';
import { makeDemo } from '../../demo/makeDemo';
import { drawPicture } from '../../demo/pictures/drawPicture';
import { KINDS } from '../../demo/pictures/kinds';
import { productDrawing } from '../../demo/pictures/productDrawing';
import { importCatalogue } from '../../server/commands/import/importCatalogue';
import { startEmbeddedServer } from '../support/embeddedServer';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let shown: { product_id: string }[];
beforeAll(async () => {
  server = await startEmbeddedServer({
    demo,
    fill: async ({ db }) => {
      await makeDemo(db, { products: 200, now: new Date('2026-11-20T15:00:00Z') });
      shown = await db.selectFrom('products').select('product_id').limit(2).execute();
    },
  });
});
afterAll(() => server.close());

const picture = async (url: string, headers = {}) => {
  const answer = await server.app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};

describe('the picture of a demo product', () => {
  it('is cached by the browser, and not sent again while it is unchanged', async () => {
    const url = `/images/full/${shown[0]!.product_id}.jpg`;
    const { headers } = await picture(url);
    expect(headers['cache-control']).toBe('public, max-age=86400, immutable');

    const again = await picture(url, { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it('differs from that of another product', async () => {
    const [one, other] = await Promise.all(
      shown.map(({ product_id }) => picture(`/images/thumbnails/${product_id}.jpg`)),
    );
    expect(await sharp(one!.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 240 });
    expect(one!.bytes.equals(other!.bytes)).toBe(false);
  });

  it('is withdrawn when an imported product takes its number, and none is guessed from a name', async () => {
    const { product_id } = shown[1]!;
    const file = `sku,name,price,category\n${product_id},Pompom maker,1,Odds\nB2,Red ribbon,2,Odds\n`;
    await importCatalogue(server.db, Buffer.from(file));
    await server.catalogue.refresh();
    const [replaced, other] = await Promise.all(
      [product_id, 'B2'].map((id) => picture(`/images/thumbnails/${id}.jpg`)),
    );
    expect(replaced!.bytes.equals(other!.bytes)).toBe(true);
  });
});

describe('the number of a demo product', () => {
  it('can be decoded', () => {
    const lost = [...demoProducts(3000)].filter(
      ({ product }) => parseProductId(product.product_id) === undefined,
    );
    expect(lost).toEqual([]);
  });

  it.each(['', 'A1', 'AC', 'AC999', 'AC9999999', 'ZZ1000', '0999', '09990000', 'AC1000B'])(
    'is not confused with %j',
    (productId) => {
      expect(parseProductId(productId)).toBeUndefined();
      expect(productDrawing({ id: `demo-${productId}`, product_id: productId }, 240)).toBe(
        undefined,
      );
    },
  );
});

const kindOf = (written: string): string => written.split(':')[0] ?? '';

describe('the drawings', () => {
  it('cover every kind that the demo catalogue uses', () => {
    const kinds = new Set(
      FAMILIES.flatMap(({ picture: kind, types = [] }) => [
        kindOf(kind),
        ...types.map((type) => kindOf(type.picture ?? '')),
      ]),
    );
    kinds.delete('');
    expect([...kinds].filter((kind) => !Object.hasOwn(KINDS, kind))).toEqual([]);
    expect(kinds.size).toBeGreaterThanOrEqual(24);
  });

  it.each(Object.keys(KINDS))(
    'of %s have no missing values, whatever the product number',
    (kind) => {
      const pictures = Array.from({ length: 24 }, (_, at) =>
        drawPicture({
          kind,
          form: '',
          colour: '#c41e3a',
          product_id: `P${at}`,
          label: { brand: 'Aquarenne', size: '60 ml' },
          pixels: 240,
        }),
      );
      for (const svg of pictures) expect(svg).not.toMatch(/undefined|NaN|null/);
    },
  );

  it.each(['bottle', 'canvas', 'jar', 'kitBox', 'needles', 'pressingMat', 'tube'])(
    'show the brand and the size on the label of %s',
    (kind) => {
      const order = { kind, form: '', colour: '#c41e3a', product_id: 'P1', pixels: 240 };
      const strokesOf = (brand: string, size: string) =>
        drawPicture({ ...order, label: { brand, size } }).split('stroke-linecap').length;
      const blank = strokesOf('', '');
      expect(strokesOf('Aquarenne', '')).toBeGreaterThan(blank);
      expect(strokesOf('', '60 ml')).toBeGreaterThan(blank);
    },
  );

  it.each([
    ['Pompom Maker', 'Row Counter'],
    ['Wool Pressing Mat', 'Tailor’s Ham'],
    ['Lunch Bag', 'Backpack'],
    ['Tangrams', 'Base-Ten Blocks'],
    ['Loop Tool', 'Rolling Pin'],
    ['Solid', 'Gingham'],
  ])('differ between %s and %s', (one, other) => {
    const pictured = (name: string) =>
      FAMILIES.flatMap(({ picture: kind, types = [] }) =>
        types.flatMap((type) => (type.en === name ? [type.picture ?? kind] : [])),
      );
    const others = pictured(other);
    expect(pictured(one).length).toBeGreaterThan(0);
    expect(pictured(one).filter((kind) => others.includes(kind))).toEqual([]);
  });
});
