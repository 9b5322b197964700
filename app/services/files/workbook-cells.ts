/** A character as Excel escapes it inside a text: `_x0041_`. */
export const spellCharacter = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
