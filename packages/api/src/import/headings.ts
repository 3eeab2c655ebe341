import { employeeFields, type EmployeeField } from './employee-fields.ts'

/**
 * Known headings of each field, in the form that `normalised` returns; earlier ones take
 * precedence.
 */
const names: Readonly<Record<EmployeeField, readonly string[]>> = {
  email: [
    'email',
    'e mail',
    'mail',
    'courriel',
    'adresse email',
    'adresse e mail',
    'adresse mail',
    'adresse electronique',
    'adresse de messagerie',
    'messagerie',
    'mel',
  ],
  phone_number: [
    'phone number',
    'numero de telephone',
    'mobile',
    'portable',
    'telephone mobile',
    'telephone portable',
    'mobile phone',
    'telephone',
    'tel',
    'phone',
    'gsm',
    'cell',
    'numero',
  ],
  first_name: ['first name', 'prenom', 'firstname', 'given name', 'forename', 'prenoms'],
  last_name: [
    'last name',
    'nom de famille',
    'lastname',
    'surname',
    'family name',
    'nom d usage',
    'nom',
    'name',
  ],
  position: [
    'position',
    'poste',
    'fonction',
    'job title',
    'jobtitle',
    'intitule du poste',
    'metier',
    'profession',
    'emploi',
    'titre',
    'title',
    'job',
    'role',
  ],
  team: ['team', 'equipe', 'team name', 'nom de l equipe', 'nom equipe'],
}

/**
 * Names that count only as a whole heading, because they mean something else within a longer one,
 * such as 'Nom de la société' or 'Chef d’équipe'.
 */
const aloneOnly = new Set([
  'nom',
  'name',
  'numero',
  'titre',
  'title',
  'job',
  'role',
  'emploi',
  'equipe',
  'team',
])

/**
 * Normalises a heading to lower-case words without accents and punctuation, so that `Prénom`,
 * `first_name` and `E-mail` are recognised.
 */
export function normalised(heading: string): string {
  return heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Returns the field of each heading, or null when unknown. Each field occurs at most once. */
export function fieldsOfHeadings(headings: readonly string[]): (EmployeeField | null)[] {
  const plain = headings.map(normalised)
  const columns = headings.map((): EmployeeField | null => null)
  const take = (field: EmployeeField, isNamed: (heading: string, name: string) => boolean) => {
    if (columns.includes(field)) return
    for (const name of names[field]) {
      const at = plain.findIndex((text, place) => columns[place] === null && isNamed(text, name))
      if (at < 0) continue
      columns[at] = field
      return
    }
  }
  for (const field of employeeFields) take(field, (heading, name) => heading === name)
  for (const field of employeeFields) {
    take(field, (heading, name) => !aloneOnly.has(name) && ` ${heading} `.includes(` ${name} `))
  }
  return columns
}
