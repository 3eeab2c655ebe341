import { columnName } from './column-name.ts'
import type { ColumnField } from '../contract/employee-fields.ts'

const fields: Readonly<Record<ColumnField, string>> = {
  email: 'l’email',
  phone_number: 'le téléphone',
  first_name: 'le prénom',
  last_name: 'le nom',
  position: 'le poste',
  team: 'l’équipe',
  mobile_number: 'le mobile',
  skype: 'Skype',
  full_name: 'le nom complet',
}

const list = new Intl.ListFormat('fr', { type: 'disjunction' })
const counted = (count: number, one: string, several = `${one}s`) =>
  `${count.toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0')} ${count < 2 ? one : several}`

interface CellPlace {
  line: number
  column: number
}
const place = ({ line, column }: CellPlace) => `${columnName(column)}${line}`
/** Lists up to three cells: `B2, B3, C7…`. */
const places = (cells: readonly CellPlace[]) =>
  cells.slice(0, 3).map(place).join(', ') + (cells.length > 3 ? '…' : '')

/** French sentences about what to look at before an import. */
export const doubtTexts = {
  choice: (field: ColumnField, named: readonly string[]) =>
    `Quelle colonne contient ${fields[field]} : ${list.format(named)} ? La première est prise.`,
  fallback: (field: ColumnField, own: string, next: readonly string[], count: number) =>
    `Pour ${fields[field]}, ${counted(count, 'ligne sans valeur', 'lignes sans valeur')} dans ${own} ${count < 2 ? 'prend' : 'prennent'} celle de ${list.format(next)}.`,
  private: (named: string) =>
    `Les adresses viennent de ${named}, qui semble contenir des adresses privées.`,
  split: (named: string, count: number) =>
    `${counted(count, 'nom')} de ${named} ${count < 2 ? 'a été séparé' : 'ont été séparés'} en prénom et nom : vérifiez-les dans les lignes.`,
  names: (named: string) =>
    `La colonne ${named} ressemble à des noms, mais aucun champ ne la reprend.`,
  inactive: (named: string, count: number) =>
    `D’après ${named}, ${counted(count, 'personne n’est plus active', 'personnes ne sont plus actives')}.`,
  hidden: (count: number) =>
    `${counted(count, 'ligne est masquée', 'lignes sont masquées')} dans le fichier, par exemple par un filtre.`,
  errors: (cells: readonly (CellPlace & { text: string })[]) =>
    `${counted(cells.length, 'cellule contient une erreur', 'cellules contiennent une erreur')} du tableur (${[...new Set(cells.map(({ text }) => text))].slice(0, 3).join(', ')}) : ${places(cells)}.`,
  formulas: (cells: readonly CellPlace[]) =>
    `${counted(cells.length, 'formule n’a', 'formules n’ont')} pas de valeur enregistrée (${places(cells)}) : ouvrez le fichier dans votre tableur et enregistrez-le de nouveau.`,
  quotes: (lines: readonly number[]) =>
    `Un guillemet n’est pas refermé ${lines.length < 2 ? 'à la ligne' : 'aux lignes'} ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? '…' : ''} : il a été ignoré.`,
}
