import { cleanEmail } from './clean-email.ts'

const isText = (cell: string) => /\p{L}/u.test(cell)

const titles = 'm|mr|mrs|ms|miss|mme|mlle|monsieur|madame|herr|frau|sr|sra|srta|sig|sig ra|dr|prof'
const answers = 'oui|non|yes|no|true|false|vrai|faux|ja|nein|si|sim|nao|nee|x|o|n|y|ok|f|h|w'
const labels =
  'work|home|other|mobile|personal|main|bureau|domicile|autre|travail|perso|prive|professionnel'
const states =
  'active|inactive|actif|inactif|enabled|disabled|verified|verifie|required|suspended|aktiv|inaktiv'
const roles = 'admin|administrator|administrateur|member|membre|user|utilisateur|guest|invite'
/** Values that say something about another cell rather than being one. */
const values = new Set(
  [titles, answers, labels, states, roles].flatMap((words) => words.split('|')),
)

const plain = (cell: string) =>
  cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

const isValue = (cell: string) => values.has(plain(cell))

/** Whether a cell holds an email address, or something that was meant to be one. */
export const isAddress = (cell: string): boolean => /[^\s@]@[^\s@]/.test(cleanEmail(cell))

/** Whether a cell holds a phone number, complete or not: digits, with little else. */
export function isNumber(cell: string): boolean {
  const digits = cell.replace(/\D/g, '').length
  const letters = cell.replace(/\P{L}/gu, '').length
  return digits >= 2 && digits > letters && !cell.includes('@')
}

/** Whether a cell can be a part of a name. */
export const isName = (cell: string): boolean =>
  isText(cell) && !cell.includes('@') && !isNumber(cell) && !isValue(cell)

/** Whether a cell can be a position: words, but no salutation, label, answer or state. */
export const isPosition = (cell: string): boolean =>
  isText(cell) && !cell.includes('@') && !isValue(cell)

/** Whether a cell can be the name of a team. */
export const isTeam = (cell: string): boolean => !cell.includes('@') && !isValue(cell)

/** Whether a cell can be the name of an account at Skype. */
export const isSkype = (cell: string): boolean => isText(cell) && !isValue(cell)

/** Whether a cell looks like the full name of a person: two to five capitalised words. */
export function isFullName(cell: string): boolean {
  const words = cell.split(/[\s,]+/).filter((word) => word !== '')
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    isName(cell) &&
    words.filter((word) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word)).length >= 2
  )
}

const errorCells =
  /^#(?:N\/A|N\/D|NV|REF!|BEZUG!|VALUE!|VALEUR!|WERT!|VALOR!|DIV\/0!|NAME\?|NOM\?|NUM!|NOMBRE!|ZAHL!|NULL!|NUL!|SPILL!|PROPAGATION!|CALC!|CALCUL!|FIELD!|GETTING_DATA)$/i

/** Whether a cell holds an error of a spreadsheet program, in one of its languages. */
export const isErrorCell = (cell: string): boolean =>
  cell.startsWith('#') && errorCells.test(cell.trim())
