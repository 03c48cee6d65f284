/**
 * Minimum and maximum length of a password, in characters; any character is allowed (ASVS 5.0,
 * 6.2.1 and 6.2.9).
 */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
