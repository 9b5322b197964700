import { copy } from './copy';

type ZoneWord = keyof typeof copy.time.zones;

/** The zones that people call by a word instead of a city, also under the outdated names a site may have. */
const zonesByWord: Record<ZoneWord, string> = {
  eastern:
    'America/New_York America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Toronto America/Iqaluit US/Eastern US/East-Indiana US/Michigan Canada/Eastern America/Indianapolis America/Louisville America/Fort_Wayne America/Montreal America/Nipigon America/Thunder_Bay EST5EDT',
  central:
    'America/Chicago America/Indiana/Tell_City America/Indiana/Knox America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Winnipeg America/Resolute America/Rankin_Inlet US/Central US/Indiana-Starke Canada/Central America/Rainy_River CST6CDT',
  mountain:
    'America/Denver America/Boise America/Edmonton America/Cambridge_Bay America/Inuvik US/Mountain Canada/Mountain America/Shiprock America/Yellowknife MST7MDT',
  arizona: 'America/Phoenix US/Arizona',
  pacific: 'America/Los_Angeles America/Vancouver US/Pacific Canada/Pacific PST8PDT',
  alaska:
    'America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome US/Alaska',
  aleutian: 'America/Adak US/Aleutian America/Atka',
  hawaii: 'Pacific/Honolulu US/Hawaii Pacific/Johnston',
  atlantic:
    'America/Puerto_Rico America/St_Thomas America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay America/Blanc-Sablon Canada/Atlantic America/Virgin',
  newfoundland: 'America/St_Johns Canada/Newfoundland',
  saskatchewan: 'America/Regina America/Swift_Current Canada/Saskatchewan',
  yukon: 'America/Whitehorse America/Dawson Canada/Yukon',
  centralMexico:
    'America/Mexico_City America/Merida America/Monterrey America/Chihuahua America/Bahia_Banderas Mexico/General',
  pacificMexico: 'America/Mazatlan Mexico/BajaSur',
  sonora: 'America/Hermosillo',
  utc: 'UTC Etc/UTC GMT Etc/GMT Etc/Universal Universal Zulu Etc/Zulu UCT Etc/UCT',
};

const words = new Map(
  (Object.keys(zonesByWord) as ZoneWord[]).flatMap((word) =>
    zonesByWord[word].split(' ').map((zone): [string, ZoneWord] => [zone, word]),
  ),
);

/** The place in the zone's name: `America/New_York` → `New York`. */
export const getZoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

export const findZoneWord = (timeZone: string): string | undefined => {
  const word = words.get(timeZone);
  return word && copy.time.zones[word];
};

/** For a sentence: `Eastern time`, `Paris time`, `UTC`. */
export const formatZoneTime = (timeZone: string): string => {
  const word = findZoneWord(timeZone);
  return word && word !== copy.time.zones.utc ? copy.time.zoneTime(word) : formatZone(timeZone);
};

/** As people of the zone say it: `Eastern`; where they have no word for it, by its city: `Paris time`. */
export const formatZone = (timeZone: string): string =>
  findZoneWord(timeZone) ?? copy.time.cityTime(getZoneCity(timeZone));
