import type { Translated } from '#domain/translated';
import { words } from '#domain/words/es';

import type { en } from './en';
import answers from './es/answers.json';
import documents from './es/documents.json';
import mail from './es/mail.json';

const spanish = { ...words, ...answers, ...documents, ...mail };

export const es: Translated<typeof en, typeof spanish> = spanish;
