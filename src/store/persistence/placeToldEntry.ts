import { readText, writeText } from './webStorage';

/** The place was told, or could not be found, in this session of the tab. */
export const placeToldEntry = {
  read: (): boolean => readText('sessionStorage', 'placeTold') !== null,
  write: () => writeText('sessionStorage', 'placeTold', 'yes'),
};
