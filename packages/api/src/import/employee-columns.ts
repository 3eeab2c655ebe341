import { isEmail } from '@org/ui/validators'
import type { EmployeeField } from './employee-fields.ts'
import type { KnownFields } from './headings.ts'

const isText = (cell: string) => /\p{L}/u.test(cell)

/**
 * How the columns of a table of employees are recognised, by French and English headings or by
 * content.
 */
export const employeeColumns: KnownFields<EmployeeField> = {
  key: 'email',
  fields: [
    {
      field: 'email',
      headings: [
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
      content: isEmail,
    },
    {
      field: 'phone_number',
      headings: [
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
      content: (cell) => /^\+?\d[\d .()/-]{7,}$/.test(cell),
    },
    {
      field: 'first_name',
      headings: ['first name', 'prenom', 'firstname', 'given name', 'forename', 'prenoms'],
      content: isText,
    },
    {
      field: 'last_name',
      headings: [
        'last name',
        'nom de famille',
        'lastname',
        'surname',
        'family name',
        'nom d usage',
        'nom',
        'name',
      ],
      content: isText,
    },
    {
      field: 'position',
      headings: [
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
      content: isText,
    },
    { field: 'team', headings: ['team', 'equipe', 'team name', 'nom de l equipe', 'nom equipe'] },
  ],
  // These words must match the whole heading, because they mean something else within a longer one,
  // such as 'Nom de la société' or 'Chef d’équipe'.
  aloneOnly: new Set([
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
  ]),
}
