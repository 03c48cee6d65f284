import { sharedMessages } from '#domain/messages/fr';
import sharedActivity from '#domain/messages/fr/activity.json';
import sharedUploads from '#domain/messages/fr/uploads.json';
import type { Translated } from '#domain/translated';

import type { en } from './en';
import activity from './fr/activity.json';
import answers from './fr/answers.json';
import content from './fr/content.json';
import desk from './fr/desk.json';
import documents from './fr/documents.json';
import machine from './fr/machine.json';
import mail from './fr/mail.json';
import page from './fr/page.json';
import uploads from './fr/uploads.json';
import webhooks from './fr/webhooks.json';

const french = {
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

export const fr: Translated<typeof en, typeof french> = french;
