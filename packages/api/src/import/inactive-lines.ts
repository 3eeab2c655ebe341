import type { ColumnField } from '../contract/employee-fields.ts'
import type { ColumnMapping } from './guess-columns.ts'
import { normalised } from './headings.ts'
import type { SheetRow } from './sheet.ts'

const words = (text: string) => new Set(text.split('|'))

/** Headings of a column that says whether a person still works there. */
const stateHeading =
  / (?:status|statut|etat|state|estado|stato|situation|presence|staat|stand|employment|enabled|active|actif|actifs|actief|aktiv|activo|attivo|ativo|suspended|suspendu|archived|archive|deleted|disabled|desactive|deactivated|inactive|inactif|blocked|block|bloque|locked|leaver|sorti|gesperrt|deaktiviert|terminated) /
/** Among them, headings for which `oui` means that the person has left. */
const leftHeading =
  / (?:suspended|suspendu|archived|archive|deleted|disabled|desactive|deactivated|inactive|inactif|blocked|block|bloque|locked|leaver|sorti|gesperrt|deaktiviert|terminated) /

const yes = words('oui|yes|true|vrai|1|x|ja|si|sim|y|o|wahr|verdadero|vero')
const no = words('non|no|false|faux|0|nein|nao|nee|n|falsch|falso')
const left = words(
  'inactive|inactif|inactifs|suspended|suspendu|suspendue|leaver|left|left company|parti|partie|sorti|sortie|terminated|disabled|desactive|desactivee|archived|archive|archivee|deleted|supprime|supprimee|former|former employee|ancien|ancienne|ancien salarie|ex employee|resigned|dismissed|retired|retraite|retraitee|blocked|bloque|bloquee|locked|deprovisioned|deactivated|inaktiv|ausgeschieden|ehemalig|gesperrt|deaktiviert|baja|inactivo|inactiva|desactivado|suspendido|cessato|cessata|disattivato|inattivo|sospeso|inativo|inativa|desligado|suspenso|uit dienst|inactief|uitgeschakeld|geblokkeerd|not active|non actif|offboarded|exited|quit|termine|demissionnaire',
)

/**
 * Finds the rows of people who have left or whose account is suspended, by a column of states that
 * no field takes. Null if no column says so about anybody.
 */
export function inactiveLines(
  headings: readonly string[],
  rows: readonly SheetRow[],
  { columns }: ColumnMapping<ColumnField>,
): { column: number; lines: number[] } | null {
  for (const [column, heading] of headings.entries()) {
    const text = ` ${normalised(heading)} `
    if (columns[column] !== null || !stateHeading.test(text)) continue
    const answers = leftHeading.test(text) ? yes : no
    const lines = rows
      .filter(({ cells }) => {
        const value = normalised(cells[column] ?? '')
        return value !== '' && (left.has(value) || answers.has(value))
      })
      .map(({ line }) => line)
    if (lines.length > 0) return { column, lines }
  }
  return null
}
