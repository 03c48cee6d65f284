import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Submitted } from '#contract/applications';

import { reviewCommand } from '../../server/commands/console/reviewCommand';
import { CANARIES, completeApplication } from '../support/applications';
import { mailsOf } from '../support/outbox';
import { makeProgram, type Program } from '../support/program';
import { callCommand, runProgram } from '../support/runCommand';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';

const EMAIL = 'owner@newshop.test';

let server: TestServer;
let reference: string;
let keyFolder: string;
let program: Program;

beforeAll(async () => {
  program = await makeProgram('server/commands/review.ts');
  keyFolder = mkdtempSync(join(tmpdir(), 'haberdash-key-'));
  const settings = { DATA_KEY: '', DATA_KEY_FILE: join(keyFolder, 'data.key') };
  server = await startTestServer({ environment: settings });
  const { body } = await server.ask<Submitted>('POST', '/api/store/user', {
    body: completeApplication('ca', { email: EMAIL }),
  });
  reference = body.reference;
});
afterAll(async () => {
  program.remove();
  await server.close();
  rmSync(keyFolder, { recursive: true });
});

const settings = () => ({
  DATA_DIR: server.dataDir,
  DATA_KEY_FILE: join(keyFolder, 'data.key'),
  DATABASE_URL: server.url ?? '',
});

/** Runs the command while a server works on the same data. */
const review = (...args: string[]) => callCommand(reviewCommand, args, settings());

describe('npm run review', () => {
  it('adds reviewers, shows applications, and decides', async () => {
    expect((await review('add-staff', 'Lee@staff.test')).stdout).toMatch(
      /Password, shown only once: \S{16}/,
    );
    expect((await review('list')).stdout).toContain(`${reference}  received`);

    const listed = runProgram(program.file, ['list'], settings());
    expect([listed.status, listed.stdout]).toEqual([0, expect.stringContaining(reference)]);

    const shown = await review('show', reference);
    expect(shown.stdout).toMatch(/billing_pc +Some billing_pc/);
    for (const canary of Object.values(CANARIES)) expect(shown.stdout).not.toContain(canary);
    expect((await review('reveal', reference, 'owner_driver_license')).stdout).toBe(
      `${CANARIES.owner_driver_license}\n`,
    );

    await review('ask', reference, 'Who is Lee?');
    expect((await review('approve', reference, 'NS1', '--country', 'US')).stdout).toContain(
      'approved',
    );
    expect((await review('list', '--status', 'approved')).stdout).toContain(reference);
    expect((await review('list', 'nowhere')).stdout).toBe('0 applications.\n');
    expect((await review('log', reference)).stdout).toMatch(
      /lee@staff.test +approved +\S+ +NS1 +command line/,
    );
    expect((await review('show', reference)).stdout).toMatch(/approved lee@staff.test NS1/);
    expect(await review('decline', reference, 'Too late.')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already approved by lee@staff.test'),
    });

    const subjects = (await mailsOf(server)).map(({ subject }) => subject);
    expect(subjects).toContain('Your trade account is open');
    expect(subjects).toContain(`A question about your application ${reference}`);
  });

  it('encrypts everything again with a new key, and can still read it', async () => {
    const keyFile = join(keyFolder, 'data.key');
    const before = readFileSync(keyFile, 'utf8');
    expect((await review('rotate-keys')).stdout).toContain(
      'Encrypted 1 applications and drafts with the new key.',
    );

    expect(readFileSync(keyFile, 'utf8')).not.toBe(before);
    expect((await review('reveal', reference, 'bank_account_number')).stdout).toContain(
      CANARIES.bank_account_number,
    );
  });

  it.each([
    [['approve', 'A-NONE', 'X'], 'This application does not exist'],
    [['approve'], 'CUSTOMER_CODE is missing'],
    [['add-staff', 'nobody'], 'is not an e-mail address'],
    [['begin', 'A-NONE', '--as', 'ghost@staff.test'], 'not a staff member'],
    [['list', '--status', 'lost'], 'must be one of'],
  ])('reports what is wrong with %j', async (args, expected) => {
    const { status, stderr } = await review(...args);

    expect([status, stderr]).toEqual([1, expect.stringContaining(expected)]);
  });
});
