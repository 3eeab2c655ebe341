import type { DataTableCell } from '../cells.ts'

/** An employee in stories and tests. */
export interface Employee {
  id: string
  name: string
  email: string
  position: string
  team: string
  /** Number of mails sent per day. */
  mails: number
  hired: Date
  installed: boolean
}

const firstNames = ['Éloïse', 'Camille', 'Zoé', 'Karim', 'Anaïs', 'Hugo', 'Inès', 'Noé']
const lastNames = ['Martin', 'Laurent', 'Dupont', 'Benali', 'Moreau', 'Girard', 'Petit']
const positions = ['Directrice commerciale', 'Chargé de clientèle', 'Comptable', 'Développeuse']
const teams = ['Commerce', 'Support client', 'Finance', 'Technique']

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Generates employees with realistic names, always the same ones. */
export function employees(count: number): Employee[] {
  return Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % 8] ?? ''
    const last = lastNames[index % 7] ?? ''
    const number = index < 56 ? '' : String(Math.floor(index / 56) + 1)
    return {
      id: String(index),
      name: `${first} ${last}${number && ` ${number}`}`,
      email: `${plain(first)}.${plain(last)}${number}@maison-lueur.example`,
      position: positions[index % 4] ?? '',
      team: teams[(index >> 2) % 4] ?? '',
      mails: (index * 37) % 91,
      hired: new Date(2019 + (index % 7), (index * 5) % 12, 1 + ((index * 11) % 28)),
      installed: index % 3 === 0,
    }
  })
}

export const employeeId = ({ id }: Employee): string => id

/** The columns of most stories. */
export const employeeCells: DataTableCell<Employee>[] = [
  { key: 'name', title: 'Nom', width: 200, filter: 'text' },
  { key: 'position', title: 'Poste', width: 200 },
  { key: 'team', title: 'Équipe', filter: 'choice' },
  { key: 'mails', title: 'Emails par jour', align: 'end', filter: 'number' },
  { key: 'hired', title: 'Arrivée', filter: 'date' },
]
