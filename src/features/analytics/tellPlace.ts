import { geolocationApi } from '../../api/geolocation';
import { readCountryCookie, writeCountryCookie } from '../../store/countryCookie';
import type { AppDispatch } from '../../store/hooks';

import { pushEvent } from './provider';

/** Entry of sessionStorage: the place was told, or could not be found, in this session of the tab. */
const ENTRY = 'placeTold';
let wasTold = false;

/** True once in a session. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(ENTRY)) return false;
    sessionStorage.setItem(ENTRY, 'yes');
    return true;
  } catch {
    const isFirst = !wasTold;
    wasTold = true;
    return isFirst;
  }
}

/** The geolocation event, once a session: the service is asked only where no cookie names the country. */
export async function tellPlace(dispatch: AppDispatch) {
  if (!isFirstTime()) return;
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
