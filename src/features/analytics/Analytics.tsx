import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { geolocationApi } from '../../api/geolocation';
import { readCountryCookie, writeCountryCookie } from '../../store/countryCookie';
import { useAppDispatch, type AppDispatch } from '../../store/hooks';
import { locationTrackedEntry } from '../../store/persistence/locationTrackedEntry';

import { pageViewOf } from './pageView';
import { pushPage, startAnalytics, stopAnalytics, pushEvent } from './provider';

/**
 * Pushes the geolocation event once per session; calls the service only if no cookie holds the
 * country.
 */
async function trackLocation(dispatch: AppDispatch) {
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

/** Milliseconds to wait for a screen to fetch its title. */
const TITLE_TIMEOUT_MS = 1000;

/** Reports page views and the visitor's location while consent is given (specification 2.9). */
export function Analytics() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();

  // The provider is an external script. It starts before the first page view below.
  useEffect(() => {
    startAnalytics();
    void trackLocation(dispatch);
    return () => void stopAnalytics();
  }, [dispatch]);

  // The data layer and the document title are external; the title changes after the address does.
  useEffect(() => {
    const { isTitled, ...view } = pageViewOf(pathname, search);
    const reportView = (page_title: string) => pushPage({ ...view, page_title });
    if (!isTitled) {
      reportView(view.page_path);
      return;
    }
    let isReported = false;
    const reportOnce = (title: string) => {
      if (!isReported) reportView(title);
      isReported = true;
    };
    const timer = setTimeout(() => reportOnce(document.title), TITLE_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      reportOnce(view.page_path);
    };
  }, [pathname, search]);

  return null;
}
