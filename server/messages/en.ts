import { sharedMessages } from '#domain/messages/en';
import sharedActivity from '#domain/messages/en/activity.json';
import sharedUploads from '#domain/messages/en/uploads.json';

import activity from './en/activity.json';
import answers from './en/answers.json';
import content from './en/content.json';
import desk from './en/desk.json';
import documents from './en/documents.json';
import machine from './en/machine.json';
import mail from './en/mail.json';
import page from './en/page.json';
import uploads from './en/uploads.json';
import webhooks from './en/webhooks.json';

/**
 * The server's messages in English, with keys of the form `noun.part`; the other languages have the
 * same keys.
 */
export const en = {
  ...sharedMessages,
  ...answers,
  ...content,
  ...sharedActivity,
  ...activity,
  ...desk,
  ...documents,
  ...machine,
  ...mail,
  ...page,
  ...sharedUploads,
  ...uploads,
  ...webhooks,
};
