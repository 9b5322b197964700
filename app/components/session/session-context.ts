import { createContext, useContext } from 'react';

export const SessionContext = createContext<() => Promise<void>>(() => Promise.resolve());

/** Call the result if a request in the background was refused because the session is over or belongs to someone else. */
export const useSessionOver = (): (() => void) => {
  const report = useContext(SessionContext);
  return () => void report();
};
