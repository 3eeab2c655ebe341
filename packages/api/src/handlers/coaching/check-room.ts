import { checkNumber } from '../../call/check-number.ts'
import type { Row, Table } from '../../ports/table.ts'

/**
 * Maximum number of stored entries: per coach or, for tags, per studio. Deleted entries count too,
 * because they stay stored.
 */
export const maxStored = {
  exercices: 5000,
  trainingSessions: 5000,
  trainingPrograms: 500,
  tags: 1000,
}

const names: Readonly<Record<keyof typeof maxStored, string>> = {
  exercices: 'exercices',
  trainingSessions: 'séances',
  trainingPrograms: 'programmes',
  tags: 'tags et équipements',
}

/**
 * Rejects another entry when the maximum number is stored.
 *
 * @throws ApiError STORAGE_FULL
 */
export async function checkRoom<Kind extends keyof typeof maxStored>(
  tables: Record<Kind, Pick<Table<Row>, 'list'>>,
  kind: Kind,
): Promise<void> {
  const max = maxStored[kind]
  const message = `Cette installation garde ${max.toLocaleString('fr-FR')} ${names[kind]} au plus : modifiez-en au lieu d’en ajouter.`
  await checkNumber(tables[kind], max, message)
}
