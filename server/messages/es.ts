import type { Translated } from '#domain/translated';

import type { en } from './en';
import answers from './es/answers.json';
import mail from './es/mail.json';

const spanish = { ...answers, ...mail };

export const es: Translated<typeof en, typeof spanish> = spanish;
