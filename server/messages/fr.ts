import type { Translated } from '#domain/translated';
import { words } from '#domain/words/fr';

import type { en } from './en';
import answers from './fr/answers.json';
import documents from './fr/documents.json';
import mail from './fr/mail.json';

const french = { ...words, ...answers, ...documents, ...mail };

export const fr: Translated<typeof en, typeof french> = french;
