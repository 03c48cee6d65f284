import { geolocationApi } from '../../api/geolocation';
import { readCountryCookie, writeCountryCookie } from '../../store/countryCookie';
import type { AppDispatch } from '../../store/hooks';
import { placeToldEntry } from '../../store/persistence/placeToldEntry';

import { pushEvent } from './provider';

/**
 * Pushes the geolocation event once per session; calls the service only if no cookie holds the
 * country.
 */
export async function tellPlace(dispatch: AppDispatch) {
  if (placeToldEntry.read()) return;
  placeToldEntry.write();
  const country = readCountryCookie();
  if (country) {
    pushEvent('geolocation', { country });
    return;
  }
  const asking = dispatch(
    geolocationApi.endpoints.locate.initiate(undefined, { subscribe: false }),
  );
  const { data: place } = await asking;
  if (!place) return;
  writeCountryCookie(place.country);
  pushEvent('geolocation', { ...place });
}
