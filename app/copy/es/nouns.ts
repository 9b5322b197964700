import type { RosterNoun } from '~/domain/roster/roster-text';

interface Noun {
  readonly one: string;
  readonly other: string;
  readonly the: string;
}

const nouns: Readonly<Record<RosterNoun, Noun>> = {
  driver: { one: 'conductor', other: 'conductores', the: 'el conductor' },
  job: { one: 'trabajo', other: 'trabajos', the: 'el trabajo' },
  'vacation week': {
    one: 'semana de vacaciones',
    other: 'semanas de vacaciones',
    the: 'la semana de vacaciones',
  },
};

/** The noun for the items of a list. */
export const getNoun = (noun: RosterNoun): Noun => nouns[noun];
