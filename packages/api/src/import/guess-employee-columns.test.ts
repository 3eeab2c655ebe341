import { expect, it } from 'vitest'
import { columnFields } from '../contract/employee-fields.ts'
import { columnsOf, employeesOf } from './employees-of.ts'
import { guessEmployeeColumns } from './guess-employee-columns.ts'

const rowsOf = (table: readonly string[]) =>
  table.map((row, at) => ({ line: at + 1, cells: row.split('|') }))

/** Returns the heading of each field's column, and of those that fill in, by `email, then UPN`. */
function named(table: readonly string[]): Record<string, string> {
  const rows = rowsOf(table)
  const mapping = guessEmployeeColumns(rows)
  const heading = (column: number) => rows[mapping.headingRow ?? 0]?.cells[column] ?? ''
  return Object.fromEntries(
    columnFields.flatMap((field) => {
      const columns = columnsOf(mapping, field)
      return columns.length > 0 ? [[field, columns.map(heading).join(', then ')]] : []
    }),
  )
}

it.each([
  [
    'the user export of Microsoft 365',
    [
      'Alternate email addresses|Block credential|Department|Display name|First name|Last name|Mobile Phone|Phone number|Title|User principal name|When created',
      'zoe@perso.fr|False|Ventes|Zoé Roy|Zoé|Roy|06 12 34 56 78|01 23 45 67 89|Vendeuse|zoe@a.fr|2024',
      '|False|Ventes|Léo Pic|Léo|Pic||01 23 45 67 88|Acheteur|leo@a.fr|2024',
    ],
    {
      email: 'User principal name',
      phone_number: 'Phone number, then Mobile Phone',
      mobile_number: 'Mobile Phone',
      first_name: 'First name',
      last_name: 'Last name',
      full_name: 'Display name',
      position: 'Title',
    },
  ],
  [
    'the user export of Google Workspace',
    [
      'First Name [Required]|Last Name [Required]|Email Address [Required]|Status [READ ONLY]|Recovery Email|Home Secondary Email|Work Secondary Email|Recovery Phone [MUST BE IN THE E.164 FORMAT]|Work Phone|Home Phone|Mobile Phone|Employee Type|Employee Title|Manager Email',
      'Zoé|Roy|zoe@a.fr|Active|zoe@perso.fr|z@perso.fr|z.roy@a.fr|+33600000000|0123456789|0199999999||Full time|Vendeuse|boss@a.fr',
    ],
    {
      email: 'Email Address [Required]',
      // The column for mobiles is empty, so it neither wins nor fills in.
      phone_number: 'Work Phone',
      first_name: 'First Name [Required]',
      last_name: 'Last Name [Required]',
      position: 'Employee Title',
    },
  ],
  [
    'contacts of Google',
    [
      'First Name|Last Name|Organization Title|E-mail 1 - Label|E-mail 1 - Value|Phone 1 - Label|Phone 1 - Value',
      'Zoé|Roy|Vendeuse|Work|zoe@a.fr|Mobile|0612345678',
    ],
    {
      email: 'E-mail 1 - Value',
      phone_number: 'Phone 1 - Value',
      first_name: 'First Name',
      last_name: 'Last Name',
      position: 'Organization Title',
    },
  ],
  [
    'contacts of Outlook',
    [
      'Title|First Name|Last Name|Job Title|Assistant’s Phone|Business Fax|Business Phone|Home Phone|Mobile Phone|Other Phone|E-mail Address|E-mail Type|E-mail Display Name|Manager’s Name',
      'Mme|Zoé|Roy|Vendeuse|0100000000|0100000001|0123456789|0199999999|0612345678|0188888888|zoe@a.fr|SMTP|Zoé Roy (zoe@a.fr)|Max Ott',
    ],
    {
      email: 'E-mail Address',
      phone_number: 'Business Phone, then Mobile Phone',
      mobile_number: 'Mobile Phone',
      first_name: 'First Name',
      last_name: 'Last Name',
      position: 'Job Title',
    },
  ],
  [
    'Active Directory',
    [
      'cn|sn|givenName|mail|title|telephoneNumber|mobile|manager|userPrincipalName',
      'ROY Zoé|Roy|Zoé|zoe@a.fr|Vendeuse|0123456789|0612345678|CN=Ott|zoe@a.local.fr',
    ],
    {
      email: 'mail, then userPrincipalName',
      phone_number: 'telephoneNumber, then mobile',
      mobile_number: 'mobile',
      first_name: 'givenName',
      last_name: 'sn',
      full_name: 'cn',
      position: 'title',
    },
  ],
  [
    'GAM',
    [
      'primaryEmail|name.givenName|name.familyName|name.fullName|suspended|organizations.0.title|phones.0.type|phones.0.value|recoveryEmail|recoveryPhone',
      'zoe@a.fr|Zoé|Roy|Zoé Roy|False|Vendeuse|work|0123456789|z@perso.fr|+33600000000',
    ],
    {
      email: 'primaryEmail',
      phone_number: 'phones.0.value',
      first_name: 'name.givenName',
      last_name: 'name.familyName',
      full_name: 'name.fullName',
      position: 'organizations.0.title',
    },
  ],
  [
    'SCIM',
    [
      'userName|emails.0.type|emails.0.value|name.givenName|name.familyName|title|phoneNumbers.0.value',
      'zroy|work|zoe@a.fr|Zoé|Roy|Vendeuse|0612345678',
    ],
    {
      email: 'emails.0.value',
      phone_number: 'phoneNumbers.0.value',
      first_name: 'name.givenName',
      last_name: 'name.familyName',
      position: 'title',
    },
  ],
  [
    'BambooHR',
    [
      'Employee #|First Name|Last Name|Job Title|Home Email|Work Email|Mobile Phone|Home Phone|Work Phone',
      '12|Zoé|Roy|Vendeuse|z@perso.fr|zoe@a.fr|0612345678|0199999999|0123456789',
    ],
    {
      email: 'Work Email',
      phone_number: 'Work Phone, then Mobile Phone',
      mobile_number: 'Mobile Phone',
      first_name: 'First Name',
      last_name: 'Last Name',
      position: 'Job Title',
    },
  ],
  [
    'a French HR system with answers and extensions',
    [
      'Matricule|Nom|Prénom|Email vérifié|Email|Email personnel|Poste|Fonction|Téléphone',
      '1|Roy|Zoé|oui|zoe@a.fr|z@perso.fr|1234|Vendeuse|0612345678',
    ],
    {
      email: 'Email',
      phone_number: 'Téléphone',
      first_name: 'Prénom',
      last_name: 'Nom',
      position: 'Fonction',
    },
  ],
  [
    'titles that are salutations',
    ['Title|Name|Role|Mail', 'Mr|Max Ott|Acheteur|max@a.fr', 'Ms|Zoé Roy|Vendeuse|zoe@a.fr'],
    { email: 'Mail', full_name: 'Name', position: 'Role' },
  ],
  [
    'German',
    [
      'Vorname|Nachname|E-Mail (privat)|E-Mail (geschäftlich)|Funktion|Handynummer|Telefon|Notfallkontakt Telefon',
      'Jörg|Müller|j@privat.de|joerg@a.de|Einkäufer|0151 23456789|030 123456|030 999999',
    ],
    {
      email: 'E-Mail (geschäftlich)',
      phone_number: 'Telefon, then Handynummer',
      mobile_number: 'Handynummer',
      first_name: 'Vorname',
      last_name: 'Nachname',
      position: 'Funktion',
    },
  ],
  [
    'Spanish',
    [
      'Nombre|Apellidos|Correo electrónico|Teléfono móvil|Puesto|Estado|Jefe',
      'Ana|García López|ana@a.es|612 345 678|Compradora|Activo|Luis Gil',
    ],
    {
      email: 'Correo electrónico',
      phone_number: 'Teléfono móvil',
      first_name: 'Nombre',
      last_name: 'Apellidos',
      position: 'Puesto',
    },
  ],
  [
    'Italian',
    [
      'Cognome|Nome|Indirizzo e-mail|Cellulare|Mansione|Responsabile',
      'Rossi|Anna|anna@a.it|347 1234567|Acquirente|Luca Bo',
    ],
    {
      email: 'Indirizzo e-mail',
      phone_number: 'Cellulare',
      first_name: 'Nome',
      last_name: 'Cognome',
      position: 'Mansione',
    },
  ],
  [
    'Portuguese',
    [
      'Nome completo|E-mail corporativo|Telemóvel|Cargo|E-mail pessoal',
      'João da Silva|joao@a.pt|912 345 678|Comprador|j@casa.pt',
    ],
    {
      email: 'E-mail corporativo',
      phone_number: 'Telemóvel',
      full_name: 'Nome completo',
      position: 'Cargo',
    },
  ],
  [
    'Dutch',
    [
      'Voornaam|Achternaam|E-mailadres|Telefoonnummer|Functie|Leidinggevende',
      'Jan|van den Berg|jan@a.nl|06 12345678|Inkoper|Piet Bos',
    ],
    {
      email: 'E-mailadres',
      phone_number: 'Telefoonnummer',
      first_name: 'Voornaam',
      last_name: 'Achternaam',
      position: 'Functie',
    },
  ],
  [
    'Workday',
    [
      'Worker|Business Title|Email - Home|Email - Primary Work|Manager|Worker Status',
      'Zoé Roy|Vendeuse|z@perso.fr|zoe@a.fr|Max Ott|Active',
    ],
    { email: 'Email - Primary Work', full_name: 'Worker', position: 'Business Title' },
  ],
  [
    'an Indian HR system',
    [
      'Employee Name|Designation|Official Email ID|Personal Email ID|Mobile No|Emergency Contact No',
      'Zoé Roy|Manager|zoe@a.in|z@perso.in|9812345678|9800000000',
    ],
    {
      email: 'Official Email ID',
      phone_number: 'Mobile No',
      full_name: 'Employee Name',
      position: 'Designation',
    },
  ],
  [
    'equal headings, of which one is filled more often',
    ['Email|Email|Nom', '|zoe@a.fr|Roy', 'l@a.fr|leo@a.fr|Pic'],
    { email: 'Email, then Email', last_name: 'Nom' },
  ],
  [
    'only private addresses',
    ['Nom|Email personnel|Téléphone personnel', 'Roy|z@perso.fr|0612345678'],
    { email: 'Email personnel', last_name: 'Nom' },
  ],
  [
    'Okta',
    [
      'login|firstName|lastName|email|secondEmail|mobilePhone|primaryPhone|title|manager',
      'zroy|Zoé|Roy|zoe@a.fr|z@perso.fr|0612345678|0123456789|Vendeuse|Max Ott',
    ],
    {
      email: 'email',
      phone_number: 'primaryPhone, then mobilePhone',
      mobile_number: 'mobilePhone',
      first_name: 'firstName',
      last_name: 'lastName',
      position: 'title',
    },
  ],
  [
    'a payroll that says whose names they are',
    ['Nom salarié|Prénom salarié|Email du salarié', 'Roy|Zoé|zoe@a.fr'],
    { email: 'Email du salarié', first_name: 'Prénom salarié', last_name: 'Nom salarié' },
  ],
  [
    'family names that hold the first names too',
    ['Nom|Prénom|Email', 'ROY Zoé|Zoé|zoe@a.fr', 'PIC Léo|Léo|leo@a.fr'],
    { email: 'Email', first_name: 'Prénom', full_name: 'Nom' },
  ],
  [
    'roles of accounts, which are no positions',
    ['name|email|role', 'Zoé Roy|zoe@a.fr|admin', 'Léo Pic|leo@a.fr|member'],
    { email: 'email', full_name: 'name' },
  ],
  [
    'nothing but the addresses of managers',
    ['Nom|Manager email', 'Roy|boss@a.fr'],
    { last_name: 'Nom' },
  ],
])('reads %s', (_, table, expected) => {
  expect(named(table)).toEqual(expected)
})

it('takes the next plausible column in rows where a cell is empty or an error', () => {
  const rows = rowsOf([
    'mail|userPrincipalName|mobile|telephoneNumber|displayName|givenName|sn',
    'zoe@a.fr|zoe@a.local.fr||0123456789|Zoé Roy|Zoé|Roy',
    '|leo@a.local.fr|0612345678|0123456788|PIC Léo||',
    '#N/A|max@a.local.fr|#REF!||Max Ott||',
  ])
  expect(employeesOf(rows, guessEmployeeColumns(rows))).toMatchObject([
    { email: 'zoe@a.fr', phone_number: '0123456789', first_name: 'Zoé', last_name: 'Roy' },
    {
      email: 'leo@a.local.fr',
      phone_number: '0123456788',
      mobile_number: '0612345678',
      first_name: 'Léo',
      last_name: 'PIC',
    },
    { email: 'max@a.local.fr', phone_number: '#REF!', first_name: 'Max', last_name: 'Ott' },
  ])
})

it.each([
  ['Skype', 'Mobile', 'Téléphone'],
  ['Identifiant Skype', 'Portable', 'Ligne directe'],
  ['Skype Name', 'Mobile Phone', 'Business Phone'],
  ['skypeId', 'mobile_number', 'phone_number'],
  ['Skype-Name', 'Mobiltelefon', 'Telefon'],
  ['Usuario de Skype', 'Teléfono móvil', 'Teléfono'],
  ['Contatto Skype', 'Cellulare', 'Telefono'],
  ['Nome de utilizador Skype', 'Telemóvel', 'Telefone'],
  ['Skype-naam', 'Mobiel nummer', 'Telefoonnummer'],
  ['Adresse email Skype', 'GSM', 'Téléphone fixe'],
  ['Compte Skype', 'Natel', 'Tel'],
  ['Skype display name', 'Cell phone', 'Office phone'],
])('reads the columns %s, %s and %s', (skype, mobile, phone) => {
  const rows = rowsOf([`${skype}|${mobile}|${phone}|Email`, 'live:zoe|0612345678|01|zoe@a.fr'])
  expect(employeesOf(rows, guessEmployeeColumns(rows))).toMatchObject([
    { email: 'zoe@a.fr', phone_number: '01', mobile_number: '0612345678', skype: 'live:zoe' },
  ])
})

it('takes no label of a column for a Skype name', () => {
  const table = ['Email|Skype status|Skype', 'zoe@a.fr|active|oui', 'leo@a.fr|active|non']
  expect(named(table)).toEqual({ email: 'Email' })
})

it.each([
  ['both', '0612345678|0123456789', { phone_number: '0123456789', mobile_number: '0612345678' }],
  ['a mobile alone', '0612345678|', { phone_number: '0612345678' }],
  ['a work phone alone', '|0123456789', { phone_number: '0123456789' }],
  ['the same number twice', '06 12 34 56 78|0612345678', { phone_number: '0612345678' }],
  ['an error', '#N/A|0123456789', { phone_number: '0123456789', mobile_number: '#N/A' }],
  ['none', '|', { phone_number: '' }],
])('reads a row with %s', (_, numbers, expected) => {
  const rows = rowsOf(['Email|Mobile|Work phone', `zoe@a.fr|${numbers}`, 'leo@a.fr|06|01'])
  const [row] = employeesOf(rows, guessEmployeeColumns(rows))
  const others = { first_name: '', last_name: '', position: '', team: '' }
  expect(row).toEqual({ line: 2, email: 'zoe@a.fr', ...others, ...expected })
})

it('leaves a mobile that is the only kind of number to the phone', () => {
  const table = ['Email|Mobile|Mobile perso|GSM', 'zoe@a.fr|0612345678|0712345678|0612345679']
  expect(named(table)).toEqual({ email: 'Email', phone_number: 'Mobile, then GSM' })
})

it.each([
  ['Nom complet', 'Zoé Roy'],
  ['Full Name', 'Zoé Roy'],
  ['Nom et prénom', 'Roy Zoé'],
  ['Last, First', 'Roy, Zoé'],
  ['Name', 'Zoé Roy'],
  ['Nom', 'Roy, Zoé'],
  ['Nachname, Vorname', 'Roy Zoé'],
  ['Apellidos y nombre', 'Roy Zoé'],
  ['Nome e cognome', 'Zoé Roy'],
  ['Naam medewerker', 'Zoé Roy'],
])('splits the names under %s', (heading, name) => {
  const rows = rowsOf([`${heading}|Email`, `${name}|zoe@a.fr`])
  expect(employeesOf(rows, guessEmployeeColumns(rows))).toMatchObject([
    { first_name: 'Zoé', last_name: 'Roy', email: 'zoe@a.fr' },
  ])
})

it('splits whole names in a table without headings', () => {
  const rows = rowsOf(['Zoé Roy|Chef de rayon|zoe@a.fr', 'Léo Pic|Acheteur|leo@a.fr'])
  expect(employeesOf(rows, guessEmployeeColumns(rows))).toMatchObject([
    { first_name: 'Zoé', last_name: 'Roy', position: 'Chef de rayon' },
    { first_name: 'Léo', last_name: 'Pic', position: 'Acheteur' },
  ])
})
