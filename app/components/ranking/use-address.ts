import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/** Keeps the address bar at `path`, so that a reload or a dead battery loses nothing. */
export const useAddress = (path: string): void => {
  const { key } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    const { pathname, search } = window.location;
    if (!isIdle || `${pathname}${search}` === path) return;
    window.history.replaceState(window.history.state, '', path);
    // `key`: after a refused save the router has put its own address there.
  }, [path, key, isIdle]);
};
