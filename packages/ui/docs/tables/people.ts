/** A person in the examples. */
export interface Person {
  id: string
  name: string
  team: string
  mails: number
  hired: Date
}

const names = ['Camille Durand', 'Inès Benali', 'Hugo Moreau', 'Anaïs Petit', 'Karim Laurent']
const teams = ['Commerce', 'Finance', 'Support']

/** People with realistic names, the same ones each time. */
export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${names[index % 5] ?? ''}${index < 5 ? '' : ` ${Math.floor(index / 5) + 1}`}`,
    team: teams[index % 3] ?? '',
    mails: (index * 37) % 91,
    hired: new Date(2020 + (index % 6), (index * 5) % 12, 1 + (index % 28)),
  }))
