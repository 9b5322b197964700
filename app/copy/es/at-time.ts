/** `la 1:05 p. m.`, `las 3:00 p. m.`. */
export const theTime = (time: string): string => `${/^0?1:/.test(time) ? 'la' : 'las'} ${time}`;
/** `a la 1:05 p. m.`, `a las 3:00 p. m.`. */
export const atTime = (time: string): string => `a ${theTime(time)}`;
