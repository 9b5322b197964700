interface Noun {
  readonly one: string;
  readonly other: string;
}

/** What a list holds, by the name that the code gives it. */
const nouns: Readonly<Record<string, Noun>> = {
  driver: { one: 'conductor', other: 'conductores' },
  job: { one: 'trabajo', other: 'trabajos' },
  week: { one: 'semana', other: 'semanas' },
};

export const getNoun = (noun: string): Noun =>
  nouns[noun.toLowerCase()] ?? { one: noun, other: noun };

/** `Conductores` for `conductores`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
