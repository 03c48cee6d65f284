import answers from './en/answers.json';
import mail from './en/mail.json';

/** What the server says in English, by `noun.part`; the other languages have the same keys. */
export const en = { ...answers, ...mail };
