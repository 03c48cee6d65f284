/** @engines both */

import type { Submitted } from '#contract/applications';
import type { DataAnswer } from '#contract/v1/data';

import { customerByEmail } from '../../server/db/customers';
import { completeApplication } from '../support/applications';
import { signInDesk, type DeskMember } from '../support/desk';
import { newMachine, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { createOwner } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { untilWaiting } from '../support/untilWaiting';

const EMAIL = 'wanted@shop.test';

let server: TestServer;
let erp: Machine;
let rita: DeskMember;

beforeAll(async () => {
  server = await startTestServer();
  erp = await newMachine(server, 'erp');
  rita = await signInDesk(server, ['accounts']);
});
afterAll(() => server.close());

const change = (rows: object[]) =>
  server.ask<DataAnswer>('PATCH', '/api/v1/customers', { as: erp, body: { rows } });
const atDesk = (customer_code: string) =>
  server.ask('PATCH', `/api/v1/customers/${customer_code}`, {
    as: rita,
    headers: { 'if-match': '"1"' },
    body: { email: EMAIL },
  });
const approve = (reference: string) =>
  server.ask('POST', '/api/staff/application/approve', {
    as: rita,
    body: { reference, customer_code: 'NS9001' },
  });

describe('an e-mail address claimed by several at once', () => {
  it('goes to one, and the others are told that it is taken, whichever way they claim it', async () => {
    for (const name of ['first', 'beth', 'carl', 'dora']) await createOwner(server.db, name);
    const applied = await server.ask<Submitted>('POST', '/api/store/user', {
      body: completeApplication('usa', { email: EMAIL }),
    });
    const { answers } = await server.db.transaction().execute(async (tx) => {
      await tx.updateTable('customers').set({ email: EMAIL }).where('id', '=', 'first').execute();
      // All of them see that the address is free, then wait for this transaction when they claim
      // it.
      const begun = Promise.all([
        change([
          { customer_code: 'C-beth', email: EMAIL },
          { customer_code: 'C-dora', phone: '1' },
        ]),
        change([{ customer_code: 'NEW-1', email: EMAIL, owner_name: 'Nora New' }]),
        atDesk('C-carl'),
        approve(applied.body.reference),
      ]);
      await untilWaiting(server.db, 4);
      return { answers: begun };
    });
    const [batch, added, desk, approved] = await answers;

    expect([batch.status, added.status, desk.status, approved.status]).toEqual([
      200, 200, 400, 409,
    ]);
    expect(batch.body.rows).toMatchObject([
      { outcome: 'error', field: 'email' },
      { outcome: 'changed' },
    ]);
    expect(added.body.rows).toMatchObject([{ outcome: 'error', field: 'email' }]);
    expect(desk.body.errors?.[0]?.field).toBe('email');
    expect((await customerByEmail(server.db, EMAIL))?.id).toBe('first');
  });

  it('goes to one of those who claim it at the same moment', async () => {
    const names = Array.from({ length: 8 }, (_none, at) => `rush${at}`);
    for (const name of names) await createOwner(server.db, name);
    const email = 'rush@shop.test';
    const answers = await Promise.all(
      names.map((name) => change([{ customer_code: `C-${name}`, email }])),
    );
    const outcomes = answers.map(({ body }) => body.rows[0]?.outcome);
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'error')).toHaveLength(7);
  });
});
