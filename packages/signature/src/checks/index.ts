export { checkSignature } from './check-signature.ts'
export type { CheckOptions } from './check-signature.ts'
export { mailClients } from './client-support.ts'
export type { MailClient } from './client-support.ts'
export { contrastRatio } from './color.ts'
export { darkModes, lightMode, shownColors, shownContrast } from './dark-modes.ts'
export type { ColorMode } from './dark-modes.ts'
export type {
  CheckCode,
  CheckFinding,
  CheckReport,
  CheckSeverity,
  Enhancement,
  LengthReport,
  PartLength,
  SignaturePart,
  UnknownSupport,
} from './report.ts'
