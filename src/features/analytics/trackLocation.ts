import { geolocationApi } from '../../api/geolocation';
import { readCountryCookie, writeCountryCookie } from '../../store/countryCookie';
import type { AppDispatch } from '../../store/hooks';
import { locationTrackedEntry } from '../../store/persistence/locationTrackedEntry';

import { pushEvent } from './provider';

/**
 * Pushes the geolocation event once per session; calls the service only if no cookie holds the
 * country.
 */
export async function trackLocation(dispatch: AppDispatch) {
  if (locationTrackedEntry.read()) return;
  locationTrackedEntry.write();
  const country = readCountryCookie();
  if (country) {
    pushEvent('geolocation', { country });
    return;
  }
  const request = dispatch(
    geolocationApi.endpoints.locate.initiate(undefined, { subscribe: false }),
  );
  const { data: visitorLocation } = await request;
  if (!visitorLocation) return;
  writeCountryCookie(visitorLocation.country);
  pushEvent('geolocation', { ...visitorLocation });
}
