import { words } from '#domain/words/en';

import answers from './en/answers.json';
import documents from './en/documents.json';
import mail from './en/mail.json';

/** What the server says in English, by `noun.part`; the other languages have the same keys. */
export const en = { ...words, ...answers, ...documents, ...mail };
