/**
 * True for a code that a spreadsheet has turned into a rounded number, such as `3,40093E+12`. A text
 * like `3E12` may be a company's own code.
 */
export const isRounded = (text: string): boolean =>
  /^\d(?:[.,]\d+ ?E ?[+-]? ?\d{1,3}|E ?\+ ?\d{1,3})$/i.test(text)
