import type { Translated } from '#domain/translated';
import { words } from '#domain/words/es';
import activity from '#domain/words/es/activity.json';
import uploadWords from '#domain/words/es/uploads.json';

import type { en } from './en';
import says from './es/activity.json';
import answers from './es/answers.json';
import content from './es/content.json';
import desk from './es/desk.json';
import documents from './es/documents.json';
import machine from './es/machine.json';
import mail from './es/mail.json';
import uploads from './es/uploads.json';
import webhooks from './es/webhooks.json';

const spanish = {
  ...words,
  ...answers,
  ...content,
  ...activity,
  ...says,
  ...desk,
  ...documents,
  ...machine,
  ...mail,
  ...uploadWords,
  ...uploads,
  ...webhooks,
};

export const es: Translated<typeof en, typeof spanish> = spanish;
