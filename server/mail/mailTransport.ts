import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport, type SendMailOptions } from 'nodemailer';

import type { Config } from '../config';

import type { Attachment, RenderedMail } from './message';

interface OutgoingMail extends RenderedMail {
  /** Used as Message-ID: if an e-mail is sent twice, mail programs show it once. */
  id: string;
  to: readonly string[];
  date: Date;
  attachments?: readonly Attachment[] | undefined;
}

/** Sends an e-mail, or throws. */
export type MailTransport = (outgoing: OutgoingMail) => Promise<void>;

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>;

/** Timeout for an unresponsive mail server, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Sends through the configured mail server; if there is none, writes each e-mail to the outbox
 * folder.
 */
export function openMailTransport({
  smtpUrl,
  mailFrom,
  dataDir,
  publicUrl,
}: Settings): MailTransport {
  const host = new URL(publicUrl).hostname;
  const envelope = ({
    id,
    to,
    date,
    subject,
    text,
    html,
    ...outgoing
  }: OutgoingMail): SendMailOptions => ({
    messageId: `<${id}@${host}>`,
    from: mailFrom,
    to: to.map((address) => ({ name: '', address })),
    date,
    subject,
    text,
    html,
    attachments: (outgoing.attachments ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl === undefined) {
    return (outgoing) => writeToOutbox(join(dataDir, 'outbox'), outgoing, envelope(outgoing));
  }
  const server = createTransport(smtpUrl, {});
  return async (outgoing) => {
    await withTimeout(server.sendMail(envelope(outgoing)));
  };
}

async function writeToOutbox(folder: string, { id, date }: OutgoingMail, mail: SendMailOptions) {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail(mail);
  await mkdir(folder, { recursive: true });
  const name = `${date.toISOString().replaceAll(/[:.]/g, '-')} ${id}`;
  await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 });
  await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('The mail server did not respond in time.')),
      TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
