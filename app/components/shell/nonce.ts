import { createContext, useContext } from 'react';

/** The nonce of the response's content security policy; empty in the browser, which hides it. */
export const NonceContext = createContext('');
export const useNonce = (): string => useContext(NonceContext);
