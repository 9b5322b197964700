import { copy } from './copy';

type ZoneWord = keyof typeof copy.time.zones;

/**
 * Zones that people call by a word instead of a city, including outdated names that a site may still have.
 * `America/Indiana` covers every `America/Indiana/…` zone without an entry of its own. Names like `US/Eastern` need no
 * entry, because their last part is the word itself.
 */
const zonesByWord: Record<ZoneWord, string> = {
  eastern:
    'America/New_York America/Detroit America/Kentucky America/Indiana America/Toronto America/Iqaluit US/East-Indiana US/Michigan America/Indianapolis America/Louisville America/Fort_Wayne America/Montreal America/Nipigon America/Thunder_Bay EST5EDT',
  central:
    'America/Chicago America/Indiana/Tell_City America/Indiana/Knox America/Menominee America/North_Dakota America/Winnipeg America/Resolute America/Rankin_Inlet US/Indiana-Starke America/Rainy_River CST6CDT',
  mountain:
    'America/Denver America/Boise America/Edmonton America/Cambridge_Bay America/Inuvik America/Shiprock America/Yellowknife MST7MDT',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles America/Vancouver PST8PDT',
  alaska:
    'America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome',
  aleutian: 'America/Adak America/Atka',
  hawaii: 'Pacific/Honolulu Pacific/Johnston',
  atlantic:
    'America/Puerto_Rico America/St_Thomas America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay America/Blanc-Sablon America/Virgin',
  newfoundland: 'America/St_Johns',
  saskatchewan: 'America/Regina America/Swift_Current',
  yukon: 'America/Whitehorse America/Dawson',
  centralMexico:
    'America/Mexico_City America/Merida America/Monterrey America/Chihuahua America/Bahia_Banderas Mexico/General',
  pacificMexico: 'America/Mazatlan Mexico/BajaSur',
  sonora: 'America/Hermosillo',
  utc: 'GMT Etc/GMT Universal Etc/Universal Zulu Etc/Zulu UCT Etc/UCT',
};

const words = new Map(
  Object.entries(zonesByWord).flatMap(([word, zones]) =>
    zones.split(' ').map((zone): [string, string] => [zone, word]),
  ),
);

/** The place in the zone's name: `America/New_York` → `New York`. */
export const getZoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** The key of a zone's word; of a zone without one, some other text. */
const findZoneKey = (timeZone: string): string => {
  const [above, last] = timeZone.split(/\/(?=[^/]*$)/);
  return words.get(timeZone) ?? words.get(above ?? '') ?? (last ?? timeZone).toLowerCase();
};

const lookUp = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

export const findZoneWord = (timeZone: string): string | undefined =>
  lookUp(copy.time.zones, findZoneKey(timeZone));

/** A zone within a sentence: `Eastern time`, `Paris time`, `UTC`. */
export const formatZoneTime = (timeZone: string): string => {
  const word = findZoneWord(timeZone);
  return word && word !== copy.time.zones.utc ? copy.time.zoneTime(word) : formatZone(timeZone);
};

/** The word that people use for a zone, such as `Eastern`; if there is none, its city: `Paris time`. */
export const formatZone = (timeZone: string): string =>
  findZoneWord(timeZone) ?? copy.time.cityTime(getZoneCity(timeZone));

/** The same in every language, and in summer and winter. */
const letters: Partial<Record<ZoneWord, string>> = {
  eastern: 'ET',
  central: 'CT',
  mountain: 'MT',
  pacific: 'PT',
};

/** Where there is little room: `ET`, or the word of a zone whose letters few people know. */
export const formatBriefZone = (timeZone: string): string =>
  lookUp(letters, findZoneKey(timeZone)) ?? formatZone(timeZone);
