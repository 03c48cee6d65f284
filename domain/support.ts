/** Maximum length of a support question, in characters. */
export const MAX_QUESTION_LENGTH = 500;
