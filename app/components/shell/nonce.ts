import { createContext, useContext } from 'react';

/** The nonce of the content security policy. Empty in the browser, because browsers hide nonces from scripts. */
export const NonceContext = createContext('');
export const useNonce = (): string => useContext(NonceContext);
