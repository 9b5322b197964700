import { createContext, useContext } from 'react';

interface SessionReport {
  /** Whether the page's session is on, as far as the page knows. */
  readonly isOn: boolean;
  /** Call it if a request in the background was refused because the session is over or belongs to someone else. */
  readonly reportOver: () => void;
}

/** Administrators' pages provide it. Elsewhere the login page opens when a session is over. */
export const SessionContext = createContext<SessionReport>({
  isOn: true,
  reportOver: () => undefined,
});

export const useSessionReport = (): SessionReport => useContext(SessionContext);
