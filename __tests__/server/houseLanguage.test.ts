import { readConfig } from '../../server/config';
import { watchLateOrders } from '../../server/services/desk/watchLateOrders';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { signInDesk } from '../support/desk';
import { newMachine, openShop } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { pdfText } from '../support/pdfText';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';

const MINUTE = 60_000;

let server: TestServer;
let clock = new Date();
const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * MINUTE));

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    environment: { ORDERS_MAIL: 'pack@shop.test', HOUSE_LANG: 'fr' },
    fill: ({ db }) =>
      storeTestProducts(db, [{ product_id: 'THREAD', available: 50, ship_pac: 12 }]),
  });
});
afterAll(() => server.close());

describe('the house language', () => {
  it('is that of internal e-mails and their attachments, while the customer gets another', async () => {
    const boss = await signInDesk(server, ['admin'], clock);
    const shop = await openShop(server, 'anna');
    await newMachine(server, 'erp');
    const id = await shop.place({ THREAD: 1 });
    later(11);
    await releaseOrders(server, clock);
    later(61);
    expect(await watchLateOrders(server.db, { now: clock, ackAlarmMinutes: 60 })).toBe(true);

    const mails = await mailsOf(server);
    const to = (address: string) => mails.filter((mail) => mail.to === address);
    expect(to(shop.customer.email).map(({ subject }) => subject)).toEqual([`Your order ${id}`]);
    expect(to(boss.email).map(({ subject }) => subject)).toEqual([
      '1 commande n’est pas prise en charge',
    ]);
    const [mail] = to('pack@shop.test');
    expect(mail?.subject).toMatch(new RegExp(`^Commande ${id} pour `));
    expect(mail?.text).toContain('Cette commande a été transmise et peut être préparée.');
    expect(mail?.html).toContain('lang="fr"');
    const file = (name: RegExp) =>
      [...(mail?.files ?? [])].find(([called]) => name.test(called))?.[1] ?? Buffer.of();
    expect(pdfText(file(/\.pdf$/))).toContain('Liste de prélèvement');
    expect(file(/\.csv$/).toString()).toMatch(/^\ufeff?[^\n]*;/);
  });

  it('is English if nothing is set, and must be one of three', () => {
    expect(readConfig({}).houseLang).toBe('');
    expect(() => readConfig({ HOUSE_LANG: 'de' })).toThrow('HOUSE_LANG must be en, fr or es.');
  });
});
