import { isEmail } from '@org/ui/validators'
import { expect, it } from 'vitest'
import { cleanEmail, emailProblem } from './clean-email.ts'

it.each([
  ['Zoé Roy <Zoe@A.fr>'],
  ['mailto:zoe@a.fr'],
  ['MAILTO:zoe@a.fr?subject=Bonjour'],
  ['<zoe@a.fr>'],
  ['<mailto:zoe@a.fr>'],
  ['smtp:zoe@a.fr'],
  ['SMTP:zoe@a.fr;smtp:z.roy@a.fr'],
  ['smtp:z.roy@a.fr;SMTP:zoe@a.fr;X500:/o=A'],
  ['{smtp:z.roy@a.fr, SMTP:zoe@a.fr}'],
  ['\u200bzoe@a.fr\ufeff'],
  ['zoe\u00ad@a.fr'],
  ['\u00a0zoe@a.fr\u202f'],
  ['zoe@a.fr;'],
  ['zoe@a.fr.'],
  ['"zoe@a.fr"'],
  ['‘zoe@a.fr’'.replace(/[‘’]/g, "'")],
  ['zoe @ a.fr'],
  ['E-mail : zoe@a.fr'],
  ['\u202azoe@a.fr\u202c'],
])('cleans %j', (text) => {
  expect(cleanEmail(text)).toBe('zoe@a.fr')
})

it.each([
  ['zoe', 'Il manque le signe @'],
  ['zoe@', 'Il manque le domaine après le signe @'],
  ['@a.fr', 'Il manque le nom avant le signe @'],
  ['zoe@@a.fr', 'Le signe @ y est deux fois'],
  ['zoe@a.fr léo@a.fr', 'La cellule contient plusieurs adresses : gardez-en une'],
  ['zoe roy@a.fr', 'Elle contient une espace'],
  ['zoe@a,fr', 'Le domaine contient une virgule au lieu d’un point'],
  ['zoe@localhost', 'Le domaine « localhost » n’a pas de point, comme dans exemple.fr'],
  ['zoe..roy@a.fr', 'Un point est de trop'],
  ['zoe(roy)@a.fr', 'Le caractère ( n’est pas permis'],
  ['zoe@a_b.fr', 'Le domaine « a_b.fr » n’existe pas sous cette forme'],
])('says what is wrong with %s', (text, reason) => {
  expect(isEmail(text)).toBe(false)
  expect(emailProblem(text)).toBe(reason)
})
