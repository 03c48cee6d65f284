import { setTimeout as delay } from 'node:timers/promises';

import type { DataOutcome, Job } from '#contract/v1/data';

import type { TestServer } from './startOn';

/** Polls a job until it has ended. */
export async function waitForJob(
  { ask }: Pick<TestServer, 'ask'>,
  as: { token: string },
  jobId: string,
): Promise<Job> {
  for (;;) {
    const { body } = await ask<Job>('GET', `/api/v1/jobs/${jobId}`, { as });
    if (!['arriving', 'waiting', 'running'].includes(body.state)) return body;
    await delay(20);
  }
}

/** Parses the lines of an NDJSON response. */
export const readLines = <Line = DataOutcome>(text: string): Line[] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]));
