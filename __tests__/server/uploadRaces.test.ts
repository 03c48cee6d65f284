import type { Problem } from '#contract/replies';
import type { Upload } from '#contract/staffUploads';

import { signInDesk, type DeskMember } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestResponse, TestServer } from '../support/startOn';
import { eachTrial } from '../support/trials';
import { uploader, type Uploader } from '../support/uploads';

let server: TestServer;
let members: DeskMember[];
let desks: Uploader[];
let cents = 300;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMITS_UPLOAD: '0', LIMITS_CHANGE: '0', LIMITS_BROWSE: '0' },
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'A1' }]),
  });
  members = [await signInDesk(server, ['catalogue']), await signInDesk(server, ['catalogue'])];
  desks = members.map((member) => uploader(server, member));
});
afterAll(() => server.close());

const rita = () => desks[0]!;
const sam = () => desks[1]!;
/** Uploads a file with a new price and waits for its preview. */
const tried = () =>
  rita().tried(`SKU,Price,Retail\nA1,${(cents += 1) / 100},${(cents + 100) / 100}\n`);
const fieldsOf = ({ columns }: Upload) => columns.map(({ field }) => field);
const swapped = ['product_id', 'retail_price', 'selling_price'];
const stored = async () => {
  const offers = server.db.selectFrom('offers').where('product_id', '=', 'A1');
  const ca = offers.where('country', '=', 'CA').select('selling_cents');
  return (await ca.executeTakeFirstOrThrow()).selling_cents;
};
const applications = async () => {
  const jobs = server.db.selectFrom('jobs').select('options').execute();
  return (await jobs).filter(({ options }) => options.includes('"isDryRun":false')).length;
};
/** Makes a job wait for confirmation, so that it does not continue by itself. */
const leaveAsking = (id: string) =>
  server.db
    .updateTable('jobs')
    .set({ state: 'needs_confirmation', question: '{"confirm":{},"examples":[]}' })
    .where('id', '=', id)
    .execute();
const messageOf = (answer: TestResponse<Upload>) =>
  (answer as unknown as TestResponse<Problem>).body.message;

describe('two staff members on one preview', () => {
  it.each(eachTrial(3))('apply it once, and the other is told who did (%i)', async () => {
    const { upload_id, dry_run_id } = await tried();
    const before = await applications();
    const answers = await Promise.all(desks.map((desk) => desk.press(upload_id, { dry_run_id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, late] = answers[0]?.status === 200 ? [0, 1] : [1, 0];
    expect(messageOf(answers[late]!)).toContain(
      `${members[first]?.email} has already applied this file`,
    );
    await desks[first]!.applied({ upload_id } as Upload);
    expect([await applications(), await stored()]).toEqual([before + 1, cents]);

    // Much later too, the one who applied it sees its result, and the other a conflict.
    const again = await Promise.all(desks.map((desk) => desk.press(upload_id, { dry_run_id })));
    expect(again.map(({ status }) => status)).toEqual(first === 0 ? [200, 409] : [409, 200]);
    expect(await applications()).toBe(before + 1);
  });

  it.each(eachTrial(3))(
    'get one result if one applies it while the other remaps its columns (%i)',
    async () => {
      const before = await stored();
      const preview = await tried();
      const { upload_id, dry_run_id } = preview;
      const answers = await Promise.all([
        rita().press(upload_id, { dry_run_id }),
        sam().setColumns(preview, swapped),
      ]);
      const [applied, read] = answers;
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      if (read.status === 200) {
        expect(messageOf(applied)).toContain(`${members[1]?.email} has changed the column mapping`);
        expect([await stored(), fieldsOf(read.body)]).toEqual([before, swapped]);
      } else {
        expect(messageOf(read)).toContain(`${members[0]?.email} has already applied this file`);
        await rita().applied(preview);
        expect(await stored()).toBe(cents);
      }
    },
  );

  it.each(eachTrial(3))(
    'cannot both remap it: one is told, and the stored mapping is previewed (%i)',
    async () => {
      const preview = await tried();
      const others = ['product_id', 'selling_price', null];
      const answers = await Promise.all([
        rita().setColumns(preview, swapped),
        sam().setColumns(preview, others),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const at = answers.findIndex(({ status }) => status === 200);
      expect(messageOf(answers[1 - at]!)).toContain(
        `${members[at]?.email} has changed the column mapping`,
      );
      const { body } = await rita().show(preview.upload_id);
      expect(fieldsOf(body)).toEqual([swapped, others][at]);
    },
  );

  it('apply only the preview that they looked at', async () => {
    const before = await stored();
    const preview = await tried();
    const reread = await sam().reread(preview, swapped);
    const { upload_id, dry_run_id } = preview;
    const late = await rita().press(upload_id, { dry_run_id });
    expect([late.status, messageOf(late)]).toEqual([
      409,
      expect.stringContaining(`${members[1]?.email} has changed the column mapping`),
    ]);
    expect(await stored()).toBe(before);
    expect((await rita().press(upload_id, { dry_run_id: reread.dry_run_id })).status).toBe(200);
    await rita().applied(reread);
    expect(await stored()).toBe(cents + 100);
  });

  it('stop only the preview that they looked at', async () => {
    const preview = await tried();
    const anew = await sam().reread(preview, swapped);
    await leaveAsking(anew.dry_run_id);
    const late = await rita().stop(preview.upload_id, preview.dry_run_id);
    expect([late.status, messageOf(late)]).toEqual([
      409,
      expect.stringContaining(`${members[1]?.email} has changed the column mapping`),
    ]);
    expect((await rita().show(preview.upload_id)).body.dry_run.state).toBe('needs_confirmation');
    expect((await rita().stop(preview.upload_id, anew.dry_run_id)).body.dry_run.state).toBe(
      'cancelled',
    );
  });

  it('never stop the application of the file when they mean its preview, or the other way round', async () => {
    const preview = await tried();
    const { upload_id, dry_run_id } = preview;
    expect((await rita().stop(upload_id)).status).toBe(409);
    expect((await rita().show(upload_id)).body.dry_run.state).toBe('done');
    await sam().applied(preview);
    const { job_id } = await server.db
      .selectFrom('uploads')
      .where('id', '=', upload_id)
      .select('job_id')
      .executeTakeFirstOrThrow();
    await leaveAsking(job_id ?? '');
    const late = await rita().stop(upload_id, dry_run_id);
    expect([late.status, messageOf(late)]).toEqual([
      409,
      expect.stringContaining(`${members[1]?.email} has already applied this file`),
    ]);
    const { body } = await rita().show(upload_id);
    expect([body.dry_run.state, body.applied?.state]).toEqual(['done', 'needs_confirmation']);
    expect((await rita().stop(upload_id)).body.applied?.state).toBe('cancelled');
  });
});
