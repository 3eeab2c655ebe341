import { expect, it } from 'vitest'
import { fieldsOfHeadings } from './headings.ts'

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
])('knows %s, %s, %s, %s and %s', (...headings) => {
  expect(fieldsOfHeadings(headings)).toEqual([
    'email',
    'phone_number',
    'first_name',
    'last_name',
    'position',
  ])
})

it('knows the team, but not the people who lead one', () => {
  expect(fieldsOfHeadings(['Équipe', 'Chef d’équipe', 'Service'])).toEqual(['team', null, null])
  expect(fieldsOfHeadings(['Team leader', 'Team'])).toEqual([null, 'team'])
})

it('leaves out what is none of these', () => {
  expect(fieldsOfHeadings(['Matricule', 'Nom de la société', 'Ville', ''])).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it('gives a field to one column, the one that names it best', () => {
  expect(fieldsOfHeadings(['Téléphone fixe', 'Mobile', 'Email', 'Email 2'])).toEqual([
    null,
    'phone_number',
    'email',
    null,
  ])
})
