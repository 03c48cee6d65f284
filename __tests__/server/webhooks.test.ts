/** @engines both */

import { makeDataKeys } from '../../server/crypto/dataKeys';
import { parseKeys } from '../../server/crypto/keyFile';
import { inAction } from '../../server/services/actions/action';
import { disableWebhook } from '../../server/services/webhooks/disableWebhook';
import type { Dispatcher } from '../../server/services/webhooks/dispatcher';
import { enableWebhook, type StartFrom } from '../../server/services/webhooks/enableWebhook';
import { replayDeliveries, type Replay } from '../../server/services/webhooks/replayDeliveries';
import { rotateSecret } from '../../server/services/webhooks/rotateSecret';
import { openSecret, resealSecrets } from '../../server/services/webhooks/secrets';
import { signInDesk } from '../support/desk';
import { TEST_KEY } from '../support/startOn';
import { untilWaiting } from '../support/untilWaiting';
import { openReceiver, verifyDelivery, type Receiver } from '../support/webhookReceiver';
import { openWebhookWorld, MAX_JITTER_FACTOR, type WebhookWorld } from '../support/webhookWorld';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let world: WebhookWorld;
let receiver: Receiver;
let other: Receiver;
let dispatcher: Dispatcher;
let id: string;
let secret: string;

beforeEach(async () => {
  world = await openWebhookWorld({ timeoutMs: 60 * SECOND });
  [receiver, other] = [await openReceiver(), await openReceiver()];
  dispatcher = world.dispatcher();
  ({ id, secret } = await world.add(receiver.url));
});
afterEach(async () => {
  await receiver.close();
  await other.close();
  await dispatcher.stop();
  expect(world.faults).toEqual([]);
  await world.close();
});

const seen = (from = receiver) => from.received.map(({ type, data }) => `${type} ${data.seq}`);
const about = (from = receiver) => from.received.map(({ data }) => data.customer_code);
const enable = (from: StartFrom) =>
  inAction(world.db, world.by(), (action) => enableWebhook(action, id, from));
const rotate = () =>
  inAction(world.db, world.by(), (action) => rotateSecret(action, world.parts.keys, id));
const replay = (what: Replay) =>
  inAction(world.db, world.by(), (action) => replayDeliveries(action, id, what));
const broken = () => ({ status: 500 });

describe('a webhook', () => {
  it('receives what happened to what, with a signature that the reference library accepts', async () => {
    await world.customer('LAINE01');
    await dispatcher.run();

    const [sent] = receiver.received;
    expect(verifyDelivery(secret, sent!)).toEqual({
      type: 'customer.changed',
      timestamp: world.now().toISOString(),
      data: { seq: 2, customer_code: 'LAINE01', version: 1 },
    });
    expect(sent!.headers['content-type']).toBe('application/json');
    expect(sent!.body.length).toBeLessThan(2_048);
    const changed = sent!.body.replace('LAINE01', 'LAINE02');
    expect(() => verifyDelivery(secret, { ...sent!, body: changed })).toThrow(
      'No matching signature',
    );
  });

  it('receives an order from its release on, and nothing internal', async () => {
    await world.place('10482');
    await world.order('10482', 'order.note_added', { to_customer: true });
    await world.happens('key.added', 'key erp');
    await dispatcher.run();
    expect(receiver.received).toEqual([]);

    await world.order('10482', 'order.released');
    await world.order('10482', 'order.note_added', { to_customer: false });
    await world.order('10482', 'order.shipped');
    await dispatcher.run();
    expect(receiver.received).toMatchObject([
      { type: 'order.released', data: { order_id: '10482' } },
      { type: 'order.shipped', data: { order_id: '10482' } },
    ]);
  });

  it('receives the kinds of events that it asked for', async () => {
    await world.add(other.url, ['stock.reported']);
    await world.customer('A');
    await world.happens('stock.reported', 'stock', { job_id: '7' });
    await dispatcher.run();
    expect(other.received).toMatchObject([{ type: 'stock.reported', data: { job_id: '7' } }]);
    expect(receiver.received).toHaveLength(2);
  });

  it('is retried under the same id with a new timestamp', async () => {
    receiver.answer = broken;
    await world.customer('A');
    await dispatcher.run();
    world.pass(4 * SECOND);
    await dispatcher.run();
    expect(receiver.received).toHaveLength(1);
    world.pass(2 * SECOND);
    await dispatcher.run();
    const [first, second] = receiver.received;
    expect(second!.id).toBe(first!.id);
    expect(Number(second!.timestamp) - Number(first!.timestamp)).toBe(6);
    expect(verifyDelivery(secret, second!)).toMatchObject({ type: 'customer.changed' });
  });

  it('is not called again for as long as it asks', async () => {
    receiver.answer = () => ({ status: 429, headers: { 'retry-after': '600' } });
    await world.customer('A');
    await dispatcher.run();
    world.pass(9 * MINUTE);
    await dispatcher.run();
    expect(receiver.received).toHaveLength(1);
    world.pass(MINUTE);
    await dispatcher.run();
    expect(receiver.received).toHaveLength(2);
  });

  it('that redirects is not followed', async () => {
    receiver.answer = () => ({ status: 302, headers: { location: other.url } });
    await world.customer('A');
    await dispatcher.run();
    expect(other.received).toEqual([]);
    expect(await world.deliveries(id)).toMatchObject([{ state: 'waiting', status: 302 }]);
  });

  it('has the first 2 KB of its response stored', async () => {
    receiver.answer = () => ({ status: 500, body: `no\0${'x'.repeat(100_000)}` });
    await world.customer('A');
    await dispatcher.run();
    const [{ answer, milliseconds } = { answer: '', milliseconds: null }] =
      await world.deliveries(id);
    expect(answer).toBe(`no${'x'.repeat(2_045)}`);
    expect(milliseconds).not.toBeNull();
  });

  it('receives four deliveries at a time, but one after the other for the same subject', async () => {
    let open = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const underWay = new Map<string, number>();
    receiver.answer = async ({ data }) => {
      const code = data.customer_code ?? '';
      underWay.set(code, (underWay.get(code) ?? 0) + 1);
      expect(underWay.get(code)).toBe(1);
      most = Math.max(most, (open += 1));
      if (open === 4) waiting.splice(0).forEach((go) => go());
      else if (receiver.received.length < 20) await new Promise<void>((go) => waiting.push(go));
      open -= 1;
      underWay.set(code, 0);
      return { status: 200 };
    };
    for (let at = 0; at < 24; at += 1) await world.customer(`C${at % 6}`);
    await dispatcher.run();
    waiting.splice(0).forEach((go) => go());
    expect(receiver.received).toHaveLength(24);
    expect(most).toBe(4);
    for (let at = 0; at < 6; at += 1) {
      const numbers = receiver.received
        .filter(({ data }) => data.customer_code === `C${at}`)
        .map(({ data }) => data.seq);
      expect(numbers).toEqual([...numbers].sort((one, two) => one! - two!));
    }
  });

  it('that fails for one subject receives all others', async () => {
    receiver.answer = ({ data }) => ({ status: data.customer_code === 'BAD' ? 500 : 200 });
    for (const code of ['BAD', 'A', 'BAD', 'B']) await world.customer(code);
    await dispatcher.run();
    expect(about().sort()).toEqual(['A', 'B', 'BAD']);
    receiver.answer = () => ({ status: 200 });
    world.pass(6 * SECOND);
    await dispatcher.run();
    expect(about().slice(3)).toEqual(['BAD', 'BAD']);
  });

  it('has its secret stored nowhere in plain text', async () => {
    await rotate();
    const stored = await world.db.selectFrom('webhooks').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('whsec_');
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
  });

  it('is signed with both secrets for a day after a new one is created', async () => {
    const newer = await rotate();
    await world.customer('A');
    await dispatcher.run();
    expect(verifyDelivery(secret, receiver.received[0]!)).toBeDefined();
    expect(verifyDelivery(newer, receiver.received[0]!)).toBeDefined();
    await world.db
      .updateTable('webhooks')
      .set({ previous_until: world.now().toISOString() })
      .execute();
    await world.customer('B');
    await dispatcher.run();
    expect(() => verifyDelivery(secret, receiver.received[1]!)).toThrow('No matching signature');
    expect(verifyDelivery(newer, receiver.received[1]!)).toBeDefined();
  });
});

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('a webhook on PostgreSQL', () => {
  it('keeps a secret that is created while the keys are rotated', async () => {
    const keys = makeDataKeys(() => parseKeys(`${'33'.repeat(32)},${TEST_KEY}`, 'test'));
    let reads = 0;
    let rotating: Promise<string> | undefined;
    const interrupted = world.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'secret' in row)) reads += 1;
        // The first time, all endpoints are listed.
        if (reads === 2) {
          rotating ??= rotate();
          await Promise.race([rotating, untilWaiting(world.db)]);
        }
        return result;
      },
    });
    await resealSecrets(interrupted, keys);
    const newer = await rotating;
    const { secret: sealed } = await world.webhook(id);
    expect(openSecret(keys, id, sealed)).toBe(newer);
  });
});

describe('a failing webhook', () => {
  it('is reported by e-mail after an hour, later receives everything in order, and delays no others', async () => {
    const boss = await signInDesk(world, ['admin']);
    await signInDesk(world, ['orders']);
    await world.add(other.url);
    receiver.answer = broken;
    for (const code of ['A', 'B', 'A', 'B', 'A']) await world.customer(code);
    await dispatcher.run();
    expect(other.received).toHaveLength(5);

    for (let minute = 0; minute < 65; minute += 5) {
      world.pass(5 * MINUTE);
      await dispatcher.run();
    }
    expect(await world.mails()).toEqual([
      { kind: 'webhookFailing', address: boss.email, about: id },
    ]);
    receiver.answer = () => ({ status: 200 });
    receiver.received.length = 0;
    world.pass(3 * HOUR);
    await dispatcher.run();
    expect(seen().filter((_one, at) => about()[at] === 'A')).toEqual(
      seen(other).filter((_one, at) => about(other)[at] === 'A'),
    );
    expect(about().filter((code) => code === 'B')).toHaveLength(2);
    expect(await world.webhook(id)).toMatchObject({ failing_since: null, warned_at: null });
  });

  it('is switched off after three days, and resumes where it stopped', async () => {
    await signInDesk(world, ['admin']);
    receiver.answer = broken;
    for (const code of ['A', 'A', 'B']) await world.customer(code);
    for (let hour = 0; hour < 73; hour += 1) {
      await dispatcher.run();
      world.pass(HOUR);
    }
    expect(await world.webhook(id)).toMatchObject({ is_on: 0, off_reason: 'failing' });
    expect((await world.mails()).map(({ kind }) => kind)).toEqual([
      'webhookFailing',
      'webhookDisabled',
    ]);
    await world.customer('C');
    receiver.answer = () => ({ status: 200 });
    receiver.received.length = 0;
    await dispatcher.run();
    expect(receiver.received).toEqual([]);

    await enable('stopped');
    await dispatcher.run();
    expect(about().sort()).toEqual(['A', 'A', 'B', 'C']);
  });

  it('is tried ten times in three days, at growing intervals', async () => {
    receiver.answer = ({ data }) => ({ status: data.customer_code === 'BAD' ? 500 : 200 });
    await world.customer('BAD');
    const tries: number[] = [];
    const begun = world.now().getTime();
    const pauses = [0, 5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24];
    for (const pause of pauses) {
      world.pass(pause * HOUR * MAX_JITTER_FACTOR);
      await world.customer('GOOD');
      await dispatcher.run();
      tries.push(world.now().getTime() - begun);
    }
    expect(about().filter((code) => code === 'BAD')).toHaveLength(10);
    expect(tries.at(-1)).toBeLessThan(85 * HOUR);
    world.pass(48 * HOUR);
    await dispatcher.run();
    expect(about().filter((code) => code === 'BAD')).toHaveLength(10);
    const states = (await world.deliveries(id)).filter(({ subject }) => subject.endsWith('BAD'));
    expect(states).toMatchObject([{ state: 'failed', attempts: 10 }]);

    receiver.answer = () => ({ status: 200 });
    await replay({ failed: true });
    await dispatcher.run();
    expect(about().filter((code) => code === 'BAD')).toHaveLength(11);
  });

  it('is switched off at once on a 410 response', async () => {
    await signInDesk(world, ['admin']);
    receiver.answer = () => ({ status: 410 });
    for (const code of ['A', 'A']) await world.customer(code);
    await dispatcher.run();
    world.pass(HOUR);
    await dispatcher.run();
    expect(receiver.received).toHaveLength(1);
    expect(await world.webhook(id)).toMatchObject({ is_on: 0, off_reason: 'gone' });
    expect(await world.mails()).toMatchObject([{ kind: 'webhookDisabled' }]);
  });
});

describe('a webhook that is switched on again', () => {
  beforeEach(async () => {
    await world.customer('A');
    await dispatcher.run();
    await inAction(world.db, world.by(), (action) => disableWebhook(action, id));
    await world.customer('B');
    await dispatcher.run();
    expect(about()).toEqual(['A']);
    receiver.received.length = 0;
  });

  it.each<[StartFrom, string[]]>([
    ['stopped', ['B', 'C']],
    ['now', ['C']],
    [2, ['A', 'B', 'C']],
  ])('from %s receives %j', async (from, told) => {
    await enable(from);
    await world.customer('C');
    await dispatcher.run();
    expect(about().sort()).toEqual(told);
  });

  it('cannot start from an event that has not happened', async () => {
    await expect(enable(99)).rejects.toThrow('webhook.ahead');
    expect(await world.webhook(id)).toMatchObject({ is_on: 0 });
  });
});

describe('a replay', () => {
  it('resends one delivery under its id, or everything from an event on', async () => {
    for (const code of ['A', 'B', 'C']) await world.customer(code);
    await dispatcher.run();
    const first = receiver.received.splice(0);
    const chosen = (await world.deliveries(id)).find(({ subject }) => subject === 'customer B')!;
    await replay({ delivery: chosen.id });
    await dispatcher.run();
    expect(receiver.received).toMatchObject([{ id: chosen.event_id }]);

    receiver.received.length = 0;
    await replay({ from: chosen.seq });
    await dispatcher.run();
    expect(receiver.received.map((one) => one.id).sort()).toEqual(
      first
        .filter(({ data }) => data.seq! >= chosen.seq)
        .map((one) => one.id)
        .sort(),
    );
    await expect(replay({ delivery: 'none' })).rejects.toThrow('webhook.unknownDelivery');
  });
});

describe('two processes', () => {
  it('serve a webhook one at a time, and the second takes over once the first is gone', async () => {
    const rival = world.dispatcher();
    for (const code of ['A', 'B', 'C', 'D', 'E', 'F']) await world.customer(code);
    await Promise.all([dispatcher.run(), rival.run()]);
    expect(about().sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    const holder = await world.db.selectFrom('leases').selectAll().executeTakeFirstOrThrow();

    world.pass(31 * SECOND);
    await world.customer('G');
    await rival.run();
    expect(about().at(-1)).toBe('G');
    const next = await world.db.selectFrom('leases').selectAll().executeTakeFirstOrThrow();
    expect(next.until > holder.until).toBe(true);

    await world.customer('H');
    await dispatcher.run();
    await rival.run();
    await rival.stop();
    await world.customer('I');
    await dispatcher.run();
    expect(about().slice(-2)).toEqual(['H', 'I']);
  });

  it('abandon a delivery in progress when they stop, and the next one sends it again', async () => {
    let reached = () => {};
    const underWay = new Promise<void>((resolve) => (reached = resolve));
    receiver.answer = () => {
      reached();
      return new Promise(() => {});
    };
    await world.customer('A');
    const running = dispatcher.run();
    await underWay;
    await dispatcher.stop();
    await running;
    expect(await world.deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);

    receiver.answer = () => ({ status: 200 });
    const next = world.dispatcher();
    await next.run();
    await next.stop();
    expect(receiver.received.map((one) => one.id)).toEqual([
      receiver.received[0]!.id,
      receiver.received[0]!.id,
    ]);
  });
});
