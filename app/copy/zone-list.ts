import { compareText } from '~/domain/shared/text';
import { timeZones } from '~/domain/shared/time-zones';
import { adminCopy } from './copy';
import { findZoneWord, formatZone, getZoneCity } from './zone-words';

interface ListedZone {
  readonly timeZone: string;
  readonly label: string;
}

const getRegion = (part: string): string => {
  const regions: Readonly<Record<string, string>> = adminCopy.zones.regions;
  return regions[part] ?? part;
};

/** `Eastern (New York)`, `Central (Knox, Indiana)`, `Paris time (Europe)`. */
const getLabel = (timeZone: string): string => {
  const [region = '', ...places] = timeZone.replaceAll('_', ' ').split('/').map(getRegion);
  if (places.length === 0) return formatZone(timeZone);
  const place = findZoneWord(timeZone)
    ? places.reverse()
    : [...places.slice(0, -1).reverse(), region];
  return `${formatZone(timeZone)} (${place.join(', ')})`;
};

/** Every zone that a site can choose, in the reader's words: those of the United States first. */
export const listZones = (): ListedZone[] => {
  const listed = timeZones.map((timeZone) => ({ timeZone, label: getLabel(timeZone) }));
  return [
    ...listed.filter(({ timeZone }) => findZoneWord(timeZone)),
    ...listed
      .filter(({ timeZone }) => !findZoneWord(timeZone))
      .sort((a, b) => compareText(a.label, b.label)),
  ];
};

/**
 * The zone that a person wrote: a line of the list, or `Eastern`, `New York`, `America/New_York`. Of several
 * the first on the list; undefined where nothing of the list is meant.
 */
export const findZone = (text: string, zones = listZones()): string | undefined => {
  const wanted = text.trim().toLowerCase();
  const readings: readonly ((zone: ListedZone) => string)[] = [
    ({ label }) => label,
    ({ timeZone }) => timeZone,
    ({ timeZone }) => formatZone(timeZone),
    ({ timeZone }) => getZoneCity(timeZone),
  ];
  return readings
    .map((read) => zones.find((zone) => read(zone).toLowerCase() === wanted)?.timeZone)
    .find((found) => found !== undefined);
};
