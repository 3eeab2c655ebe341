import { expect, it } from 'vitest'
import { employeeColumns } from './employee-columns.ts'
import { fieldsNamed } from './guess-columns.ts'

it.each([
  ['Email', 'Téléphone', 'Prénom', 'Nom', 'Poste'],
  ['E-mail', 'Tél.', 'PRENOM', 'NOM DE FAMILLE', 'Fonction'],
  [
    'Adresse électronique',
    'N° de téléphone portable',
    'prénom',
    "Nom d'usage",
    'Intitulé du poste',
  ],
  ['email', 'phone_number', 'first_name', 'last_name', 'position'],
  ['Email Address', 'Mobile Phone', 'First Name', 'Last Name', 'Job Title'],
  ['Work email', 'Phone', 'firstName', 'Surname', 'Role'],
  ['Courriel professionnel', 'GSM', 'Given name', 'Family name', 'Title'],
])('recognises %s, %s, %s, %s and %s', (...headings) => {
  expect(fieldsNamed(headings, employeeColumns)).toEqual([
    'email',
    'phone_number',
    'first_name',
    'last_name',
    'position',
  ])
})

it('recognises the team, but not a team leader', () => {
  expect(fieldsNamed(['Équipe', 'Chef d’équipe', 'Service'], employeeColumns)).toEqual([
    'team',
    null,
    null,
  ])
  expect(fieldsNamed(['Team leader', 'Team'], employeeColumns)).toEqual([null, 'team'])
})

it('maps unknown headings to null', () => {
  expect(fieldsNamed(['Matricule', 'Nom de la société', 'Ville', ''], employeeColumns)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it('assigns each field to a single column, the one with the best-matching heading', () => {
  expect(fieldsNamed(['Téléphone fixe', 'Mobile', 'Email', 'Email 2'], employeeColumns)).toEqual([
    null,
    'phone_number',
    'email',
    null,
  ])
})
