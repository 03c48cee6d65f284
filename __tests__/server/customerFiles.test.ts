import { signInDesk } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';
import { uploader, type Uploader } from '../support/uploads';

let server: TestServer;
let desk: Uploader;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMITS_UPLOAD: '0', LIMITS_CHANGE: '0', LIMITS_BROWSE: '0' },
  });
  desk = uploader(server, await signInDesk(server, ['accounts']));
});
afterAll(() => server.close());

const tried = (file: string) => desk.tried(file, { kind: 'customers', name: 'customers.csv' });
const applied = async (file: string) => (await desk.applied(await tried(file))).applied?.counts;
const addressesOf = async (code: string) =>
  server.db
    .selectFrom('customer_addresses')
    .innerJoin('customers', 'customers.id', 'customer_addresses.customer_id')
    .where('customer_code', '=', code)
    .select(['kind', 'code', 'street', 'city', 'customer_addresses.country', 'is_default'])
    .orderBy('kind')
    .orderBy('code')
    .execute();
const ship = (code: string, street: string, is_default: number) => ({
  kind: 'ship',
  code,
  street,
  city: 'Montréal',
  country: 'CA',
  is_default,
});

describe('a file of customers', () => {
  it('imports a billing and a shipping address from columns with any usual headings', async () => {
    const upload = await tried(
      [
        'Customer code;Courriel;Contact;Company;Billing address;Billing city;Ville de livraison;' +
          'Calle de envío;Ship to ZIP;Ship-to country;Color',
        'LAINE1;a@laine1.test;Odile;La Laine;1 rue A;Laval;Montréal;2 rue B;H2X 1Y4;Canada;red',
      ].join('\n'),
    );
    expect(upload.columns.map(({ field }) => field)).toEqual([
      ...['customer_code', 'email', 'owner_name', 'company_name', 'bill_to_street'],
      ...['bill_to_city', 'ship_to_city', 'ship_to_street', 'ship_to_postal_code'],
      ...['ship_to_country', null],
    ]);
    expect((await desk.applied(upload)).applied?.counts).toEqual({ added: 1 });
    expect(await addressesOf('LAINE1')).toEqual([
      {
        kind: 'bill',
        code: 'BILL',
        street: '1 rue A',
        city: 'Laval',
        country: 'CA',
        is_default: 1,
      },
      ship('SHIP', '2 rue B', 1),
    ]);
  });

  it.each([
    [
      'Shopify',
      'SHOP',
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,' +
        'Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,' +
        'Default Address Country Code,Default Address Zip,Phone\n' +
        "'SHOP1,Odile,Roy,a@SHOP.test,no,La Laine,2 rue B,Suite 4,Montréal,QC,CA,H2X 1Y4,'+15145550100\n",
    ],
    [
      'WooCommerce',
      'WOO',
      'ID,user_email,billing_first_name,first_name,last_name,shipping_address_1,shipping_address_2,shipping_city,' +
        'shipping_postcode,shipping_state,shipping_country\n' +
        'WOO1,a@WOO.test,O,Odile,Roy,2 rue B,Suite 4,Montréal,H2X 1Y4,QC,CA\n',
    ],
    [
      'PrestaShop',
      'PRESTA',
      'ID;Prénom;Nom de famille;Adresse e-mail;Email address;Address;Address (2);City;Zip/Postal code;Country\n' +
        'PRESTA1;Odile;Roy;;a@PRESTA.test;2 rue B;;Montréal;H2X 1Y4;Canada\n',
    ],
    [
      'Magento',
      'MAGENTO',
      'customer_id,email,firstname,lastname,_address_street,_address_city,_address_postcode,' +
        '_address_region,_address_country_id,_address_telephone\n' +
        'MAGENTO1,a@MAGENTO.test,Odile,Roy,2 rue B,Montréal,H2X 1Y4,Quebec,CA,514 555 0100\n',
    ],
  ])('imports the export of %s', async (_shop, code, file) => {
    expect(await applied(file.replaceAll("'", ''))).toEqual({ added: 1 });
    const { owner_name, email } = await server.db
      .selectFrom('customers')
      .where('customer_code', '=', `${code}1`)
      .select(['owner_name', 'email'])
      .executeTakeFirstOrThrow();
    expect([owner_name, email]).toEqual(['Odile Roy', `a@${code}.test`.toLowerCase()]);
    const street = file.includes('Suite 4') ? '2 rue B, Suite 4' : '2 rue B';
    expect(await addressesOf(`${code}1`)).toEqual([ship('SHIP', street, 1)]);
  });

  it('has its headings in its first full line, not where a cell of data looks like one', async () => {
    const upload = await tried('Cust #,Mail,Who\nCustomer,a@laine9.test,Odile\n');
    expect(upload.columns.map(({ heading }) => heading)).toEqual(['Cust #', 'Mail', 'Who']);
    expect(upload.lacking).toMatch(/^No column that identifies/);
  });

  it('restores the zeros that a spreadsheet took from ZIP codes', async () => {
    await applied(
      [
        'customer_code,email,owner_name,country,ship_to_street,ship_to_city,ship_to_zip,ship_to_country',
        'LAINE6,a@laine6.test,Odile,US,1 Main St,Boston,2134,',
        'LAINE7,a@laine7.test,Odile,CA,1 Main St,Boston,2134-0501,USA',
        'LAINE8,a@laine8.test,Odile,US,1 rue A,Laval,2134,CA',
      ].join('\n'),
    );
    const stored = await server.db
      .selectFrom('customer_addresses')
      .innerJoin('customers', 'customers.id', 'customer_addresses.customer_id')
      .where('customer_code', 'in', ['LAINE6', 'LAINE7', 'LAINE8'])
      .select('postal_code')
      .orderBy('customer_code')
      .execute();
    expect(stored.map(({ postal_code }) => postal_code)).toEqual(['02134', '02134-0501', '2134']);
  });

  it('changes the address with the given code, else the default one, and leaves the others alone', async () => {
    const head = 'customer_code,email,owner_name,ship_to_code,ship_to_street,ship_to_city\n';
    await applied(`${head}LAINE2,a@laine2.test,Odile,MTL,1 rue A,Montréal\n`);
    await applied(`${head}LAINE2,,,DEPOT,9 rue D,Montréal\n`);
    expect(await addressesOf('LAINE2')).toEqual([
      ship('DEPOT', '9 rue D', 0),
      ship('MTL', '1 rue A', 1),
    ]);
    expect(await applied('customer_code,ship_to_street\nLAINE2,2 rue A\n')).toEqual({ changed: 1 });
    expect(await applied(`${head}LAINE2,,,DEPOT,8 rue D,\n`)).toEqual({ changed: 1 });
    expect(await applied(`${head}LAINE2,,,DEPOT,8 rue D,\n`)).toEqual({ unchanged: 1 });
    await applied('customer_code,phone\nLAINE2,514 555 0100\n');
    expect(await addressesOf('LAINE2')).toEqual([
      ship('DEPOT', '8 rue D', 0),
      ship('MTL', '2 rue A', 1),
    ]);
  });

  it('reports the field that an address lacks, and stores nothing of that row', async () => {
    const head = 'customer_code,email,owner_name,ship_to_street,ship_to_city,ship_to_country\n';
    const upload = await tried(
      `${head}LAINE3,a@laine3.test,Odile,1 rue A,,\nLAINE4,a@laine4.test,Odile,1 rue A,Lyon,FR\n`,
    );
    expect(upload.bad).toMatchObject([
      { line: 2, key: 'LAINE3', field: 'ship_to_city', message: 'Ship-to city is missing.' },
      { line: 3, key: 'LAINE4', field: 'ship_to_country' },
    ]);
    await desk.applied(upload);
    expect(await addressesOf('LAINE3')).toEqual([]);
  });

  it('leaves the customer’s country alone if it has no such column', async () => {
    const head = 'customer_code,email,owner_name,country\n';
    await applied(`${head}LANA5,a@lana5.test,Ana,United States\n`);
    await applied('customer_code,phone,ship_to_street,ship_to_city\nLANA5,1,1 Main St,Boston\n');
    const { country } = await server.db
      .selectFrom('customers')
      .where('customer_code', '=', 'LANA5')
      .select('country')
      .executeTakeFirstOrThrow();
    expect([country, (await addressesOf('LANA5'))[0]?.country]).toEqual(['US', 'US']);
  });
});
