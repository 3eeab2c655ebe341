import type { ComboboxOption } from '../primitives/index.ts'

/** People of a fictional company, for stories and tests. */
export const people: readonly ComboboxOption[] = [
  ['camille.laurent', 'Camille Laurent', 'Directrice commerciale'],
  ['eloise.martin', 'Éloïse Martin', 'Chargée de clientèle'],
  ['hugo.lefevre', 'Hugo Lefèvre', 'Ingénieur support'],
  ['ines.benali', 'Inès Benali', 'Responsable marketing'],
  ['julien.moreau', 'Julien Moreau', 'Comptable'],
  ['lea.girard', 'Léa Girard', 'Cheffe de projet'],
  ['mathis.roux', 'Mathis Roux', 'Développeur'],
  ['nadia.perrin', 'Nadia Perrin', 'Juriste'],
  ['oscar.blanc', 'Oscar Blanc', 'Graphiste'],
  ['paul.garnier', 'Paul Garnier', 'Commercial'],
  ['rose.chevalier', 'Rose Chevalier', 'Assistante de direction'],
  ['samuel.faure', 'Samuel Faure', 'Acheteur'],
  ['theo.marchand', 'Théo Marchand', 'Technicien'],
].map(([value = '', label = '', description]) => ({ value, label, description }))

/** Searches the people like a server: responds after 150 ms, unless it is aborted. */
export async function findPeople(
  typed: string,
  signal: AbortSignal,
): Promise<readonly ComboboxOption[]> {
  await new Promise((resolve) => setTimeout(resolve, 150))
  signal.throwIfAborted()
  return people.filter(({ label }) => label.toLocaleLowerCase().includes(typed.toLocaleLowerCase()))
}
