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

/**
 * The server's messages in English, with keys of the form `noun.part`; the other languages have the
 * same keys.
 */
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
