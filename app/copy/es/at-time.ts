/** `a la 1:05 p. m.`, `a las 3:00 p. m.`. */
export const atTime = (time: string): string => `${/^0?1:/.test(time) ? 'a la' : 'a las'} ${time}`;
