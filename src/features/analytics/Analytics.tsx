import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useAppDispatch } from '../../store/hooks';

import { pageViewOf } from './pageView';
import { pushPage, startAnalytics, stopAnalytics } from './provider';
import { trackLocation } from './trackLocation';

/** Milliseconds to wait for a screen to fetch its title. */
const TITLE_COMES = 1000;

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
    const tell = (page_title: string) => pushPage({ ...view, page_title });
    if (!isTitled) {
      tell(view.page_path);
      return;
    }
    let isTold = false;
    const tellOnce = (title: string) => {
      if (!isTold) tell(title);
      isTold = true;
    };
    const timer = setTimeout(() => tellOnce(document.title), TITLE_COMES);
    return () => {
      clearTimeout(timer);
      tellOnce(view.page_path);
    };
  }, [pathname, search]);

  return null;
}
