import { compareText } from '~/domain/shared/text';
import { timeZones } from '~/domain/time/time-zones';
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

/** The label of a zone: `Eastern (New York)`, `Central (Knox, Indiana)`, `Paris time (Europe)`. */
const getLabel = (timeZone: string): string => {
  const [region = '', ...places] = timeZone.replaceAll('_', ' ').split('/').map(getRegion);
  if (places.length === 0) return formatZone(timeZone);
  const place = findZoneWord(timeZone)
    ? places.reverse()
    : [...places.slice(0, -1).reverse(), region];
  return `${formatZone(timeZone)} (${place.join(', ')})`;
};

/** Every zone that a site can choose, with its label. Those of the United States come first. */
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
 * Finds the zone that a person typed, either a label from the list or a name such as `Eastern`, `New York` or
 * `America/New_York`. Returns the first on the list if several match, undefined if none does.
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
