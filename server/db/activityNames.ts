import type { ActivityFile } from '#contract/staffActivity';
import type { Language } from '#domain/languages';
import { plainName } from '#domain/plainName';
import { UPLOAD_ROLES, type UploadKind } from '#domain/uploads';

import { readAnyProducts } from './anyProducts';
import type { Db } from './client';
import { customersByCodes } from './customers';
import { uploadsOfJobs } from './uploads';

/** Display names of the ids on a page of the activity, by id. */
export interface ActivityNames {
  customers: Map<string, string>;
  /** Customer who placed the order. */
  orders: Map<string, string>;
  products: Map<string, string>;
  /** Applicant's name. */
  applications: Map<string, string>;
  webhooks: Map<string, string>;
  /** Public number of a shipment; empty if it has none. */
  shipments: Map<string, string>;
  jobs: Map<string, ActivityJob>;
}

interface ActivityJob {
  kind: string;
  created_at: string;
  file: ActivityFile | null;
}

export type ActivityIds = Record<keyof ActivityNames, readonly string[]>;

/** Looks up the names of the ids on a page of the activity; deleted things are omitted. */
export async function activityNames(
  db: Db,
  ids: ActivityIds,
  language: Language,
): Promise<ActivityNames> {
  const customers = await customersByCodes(db, ids.customers);
  const products = await readAnyProducts(db, ids.products, language);
  return {
    customers: new Map([
      ...customers.map((row) => [row.customer_code, displayNameOf(row)] as const),
      ...(await colleagueNames(db, ids.customers)),
    ]),
    orders: await customerNamesByOrder(db, ids.orders),
    products: new Map(products.map(({ product_id, name }) => [product_id, plainName(name)])),
    applications: await applicantNames(db, ids.applications),
    webhooks: await webhookUrls(db, ids.webhooks),
    shipments: await shipmentNumbers(db, ids.shipments),
    jobs: await jobsWithFiles(db, ids.jobs),
  };
}

const displayNameOf = (row: { company_name: string | null; owner_name: string | null }): string =>
  row.company_name || row.owner_name || '';

/** Colleagues are recorded by their e-mail address, which no customer code can be. */
async function colleagueNames(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  const emails = ids.filter((id) => id.includes('@'));
  if (emails.length === 0) return [];
  const users = db.selectFrom('customer_users').where('email', 'in', emails);
  const rows = await users.select(['email', 'name']).execute();
  return rows.map(({ email, name }) => [email, name]);
}

async function customerNamesByOrder(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where('orders.order_id', 'in', ids)
    .select(['orders.order_id', 'customers.company_name', 'customers.owner_name'])
    .execute();
  return new Map(rows.map((row) => [row.order_id, displayNameOf(row)]));
}

async function applicantNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .where('id', 'in', ids)
    .select(['id', 'company_name', 'owner_name'])
    .execute();
  return new Map(rows.map((row) => [row.id, displayNameOf(row)]));
}

async function webhookUrls(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('webhooks')
    .where('id', 'in', ids)
    .select(['id', 'url'])
    .execute();
  return new Map(rows.map(({ id, url }) => [id, url]));
}

async function shipmentNumbers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('shipments')
    .where('shipment_id', 'in', ids)
    .select(['shipment_id', 'source', 'external_id', 'tracking'])
    .execute();
  return new Map(
    rows.map(({ shipment_id, source, external_id, tracking }) => {
      const [first] = JSON.parse(tracking) as { number: string }[];
      // A shipment entered by staff has an id that is only internal.
      return [shipment_id, first?.number ?? (source === 'desk' ? '' : external_id)];
    }),
  );
}

async function jobsWithFiles(db: Db, ids: readonly string[]): Promise<Map<string, ActivityJob>> {
  if (ids.length === 0) return new Map();
  const jobs = await db
    .selectFrom('jobs')
    .where('id', 'in', ids)
    .select(['id', 'kind', 'created_at', 'actor_kind', 'actor_id'])
    .execute();
  const uploads = await uploadsOfJobs(db, ids);
  return new Map(
    jobs.map(({ id, kind, created_at, actor_kind, actor_id }) => {
      const upload = uploads.find(({ job_id, dry_run_id }) => job_id === id || dry_run_id === id);
      const name = upload?.name ?? (actor_kind === 'file' ? actor_id : undefined);
      const file =
        name === undefined ? null : { name, upload: upload ? uploadReferenceOf(upload) : null };
      return [id, { kind, created_at, file }];
    }),
  );
}

const uploadReferenceOf = ({ id, kind }: { id: string; kind: string }) => ({
  upload_id: id,
  what:
    UPLOAD_ROLES[kind as UploadKind] === 'accounts'
      ? ('customers' as const)
      : ('products' as const),
});
