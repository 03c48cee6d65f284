import { randomUUID } from 'node:crypto';

import type { Language } from '#domain/languages';

import type { Db } from '../db/client';
import { addMail } from '../db/mails';
import type { MailKind } from '../mail/mailKinds';

interface Mail {
  kind: MailKind;
  /** Lower case. */
  address: string;
  lang: Language;
  /** Id of the application, draft, customer or order that it is about. */
  about?: string;
  /** What a member of the staff wrote to the applicant. */
  note?: string;
  /** Milliseconds that it waits before it is sent. */
  after?: number;
}

/** Puts an e-mail in the post: stored with the work that it tells of, sent once that is committed. */
export async function postMail(
  tx: Db,
  { kind, address, lang, about = '', note = '', after = 0 }: Mail,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await addMail(tx, {
    id: randomUUID(),
    kind,
    address,
    lang,
    about,
    note,
    created_at: at,
    due_at: new Date(now.getTime() + after).toISOString(),
    attempts: 0,
    done_at: null,
  });
}
