import { sharedMessages } from '#domain/messages/es';
import sharedActivity from '#domain/messages/es/activity.json';
import sharedUploads from '#domain/messages/es/uploads.json';
import type { Translated } from '#domain/translated';

import type { en } from './en';
import activity from './es/activity.json';
import answers from './es/answers.json';
import content from './es/content.json';
import desk from './es/desk.json';
import documents from './es/documents.json';
import machine from './es/machine.json';
import mail from './es/mail.json';
import page from './es/page.json';
import uploads from './es/uploads.json';
import webhooks from './es/webhooks.json';

const spanish = {
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

export const es: Translated<typeof en, typeof spanish> = spanish;
