/** The part of the package that the award is compared with. It comes without types. */
declare module 'stable-marriage' {
  export class Person {
    constructor(name: string);
    /** From the most wanted one on. */
    preferences: Person[];
    readonly hasFiance: boolean;
    generatePreferences(preferences: Person[]): void;
  }
  /** Finds a partner for each of the persons, if there is one who agrees. */
  export const stableMarriage: (persons: readonly Person[]) => readonly Person[];
}
