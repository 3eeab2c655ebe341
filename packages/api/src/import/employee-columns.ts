import { isEmail } from '@org/ui/validators'
import { isAddress, isName, isNumber, isPosition, isSkype, isTeam } from './cell-kinds.ts'
import {
  aloneOnly,
  avoided,
  employeeHeadings,
  favoured,
  ignored,
  never,
} from './employee-headings.ts'
import type { ColumnField } from '../contract/employee-fields.ts'
import type { KnownField, KnownFields } from './headings.ts'

const isText = (cell: string) => /\p{L}/u.test(cell)
const ofAddresses = [
  'mail',
  'email',
  'courriel',
  'adresse',
  'address',
  'telephone',
  'phone',
  'skype',
]

const noNumbers = ['id', 'serie', 'siret', 'ss', 'securite', 'skype']

/** How the columns of a table of employees are recognised, by headings and content. */
export const employeeColumns: KnownFields<ColumnField> = {
  key: 'email',
  fields: [
    {
      ...employeeHeadings.email,
      field: 'email',
      never: ['display name', 'skype'],
      content: isEmail,
      fits: isAddress,
      fallsBack: true,
    },
    {
      ...employeeHeadings.phone_number,
      field: 'phone_number',
      never: noNumbers,
      content: (cell) => /^\+?\d[\d .()/-]{7,}$/.test(cell),
      fits: isNumber,
      fallsBack: true,
    },
    {
      ...employeeHeadings.first_name,
      field: 'first_name',
      never: ofAddresses,
      content: isText,
      fits: isName,
    },
    {
      ...employeeHeadings.last_name,
      field: 'last_name',
      never: ofAddresses,
      content: isText,
      fits: isName,
    },
    {
      ...employeeHeadings.full_name,
      field: 'full_name',
      never: ofAddresses,
      fits: isName,
    },
    {
      ...employeeHeadings.position,
      field: 'position',
      never: ['telephone', 'telephonique', 'tel', 'interne', 'phone', 'mail', 'gps'],
      content: isText,
      fits: isPosition,
      fallsBack: true,
    },
    { ...employeeHeadings.team, field: 'team', never: ['leader', 'lead', 'chef'], fits: isTeam },
    { ...employeeHeadings.skype, field: 'skype', fits: isSkype },
  ],
  aloneOnly,
  favoured,
  avoided,
  never,
  ignored,
}

/**
 * How a column of mobile numbers is recognised. It is none of `employeeColumns`, since a column of
 * mobiles is the phone's unless there is one for other phones (`withMobileColumn`).
 */
export const mobileColumn: KnownField<ColumnField> = {
  ...employeeHeadings.mobile_number,
  field: 'mobile_number',
  never: noNumbers,
  fits: isNumber,
}

/** All fields, to say how well a column suits each of them. */
export const scoredColumns: KnownFields<ColumnField> = {
  ...employeeColumns,
  fields: [...employeeColumns.fields, mobileColumn],
}
