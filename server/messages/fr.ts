import type { Translated } from '#domain/translated';

import type { en } from './en';
import answers from './fr/answers.json';
import mail from './fr/mail.json';

const french = { ...answers, ...mail };

export const fr: Translated<typeof en, typeof french> = french;
