import { words } from '#domain/words/en';
import activity from '#domain/words/en/activity.json';
import uploadWords from '#domain/words/en/uploads.json';

import says from './en/activity.json';
import answers from './en/answers.json';
import content from './en/content.json';
import desk from './en/desk.json';
import documents from './en/documents.json';
import machine from './en/machine.json';
import mail from './en/mail.json';
import uploads from './en/uploads.json';
import webhooks from './en/webhooks.json';

/** What the server says in English, by `noun.part`; the other languages have the same keys. */
export const en = {
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
