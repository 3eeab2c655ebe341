export { checkDigit } from './check-digit.ts'
export { generateCode } from './generate-code.ts'
export { isLikelyMisread } from './gtin.ts'
export { belongsTo, codeOn, dataOn, lastDayOf, lotOn } from './label.ts'
export type {
  Gs1Label,
  HibcLabel,
  InvalidLabel,
  InvalidReason,
  Label,
  LabelData,
  PartLabel,
  PlainLabel,
} from './label.ts'
export {
  type CodeProblem,
  normaliseCode,
  problemOfCode,
  shownCode,
  storedForms,
} from './normalise-code.ts'
export { printedCode } from './printed-code.ts'
export { isHibc } from './read-hibc.ts'
export { readLabel, type ReadLabelOptions } from './read-label.ts'
export { isRounded } from './rounded-number.ts'
export { isSeparator } from './separator.ts'
export { tidyCode } from './tidy-code.ts'
