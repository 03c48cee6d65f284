import { readText, writeText } from './webStorage';

/**
 * Whether the location was determined and reported, or could not be determined, in this session of
 * the tab.
 */
export const locationTrackedEntry = {
  read: (): boolean => readText('sessionStorage', 'placeTold') !== null,
  write: () => writeText('sessionStorage', 'placeTold', 'yes'),
};
