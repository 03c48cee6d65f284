import type { Translated } from '#domain/translated';
import { words } from '#domain/words/fr';
import activity from '#domain/words/fr/activity.json';
import uploadWords from '#domain/words/fr/uploads.json';

import type { en } from './en';
import says from './fr/activity.json';
import answers from './fr/answers.json';
import content from './fr/content.json';
import desk from './fr/desk.json';
import documents from './fr/documents.json';
import machine from './fr/machine.json';
import mail from './fr/mail.json';
import uploads from './fr/uploads.json';
import webhooks from './fr/webhooks.json';

const french = {
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

export const fr: Translated<typeof en, typeof french> = french;
