import { describe, expect, it } from 'vitest'
import { validate, validatorMessages, type ValidationRule } from './index.ts'

/** Narrow no-break space, the French thousands separator. */
const nnbsp = '\u202f'

/** Tests the values that a rule accepts, and those that it rejects with its message. */
function table(
  claim: string,
  rule: ValidationRule,
  message: string,
  { accepts, rejects }: { accepts: unknown[]; rejects: unknown[] },
) {
  describe(JSON.stringify(rule), () => {
    it.each(accepts)(`${claim} accepts %j`, (value) => {
      expect(validate(value, [rule])).toEqual([])
    })
    it.each(rejects)(`${claim} rejects %j`, (value) => {
      expect(validate(value, [rule])).toEqual([message])
    })
  })
}

table('[2.5.01]', 'not_empty', 'Ne peut pas être vide', {
  accepts: [0, -1, 3.5, 'a', ' a ', false, ['x']],
  rejects: ['', '   ', '\n\t\u00a0', null, undefined, [], Number.NaN],
})

table('[2.5.02]', 'url', "Mauvais format d'url", {
  accepts: [
    'https://exemple.fr',
    'http://www.exemple.fr/équipe?id=1#contact',
    'https://müller.de',
    'https://भारत.भारत',
    'www.exemple.fr/equipe',
    'exemple.fr:8080',
    'http://localhost:3000/x',
    'http://192.168.0.1',
    ' https://exemple.fr ',
  ],
  rejects: [
    'exemple',
    'localhost',
    '192.168.0.1',
    'a@exemple.fr',
    'ftp://exemple.fr',
    'javascript:alert(1)',
    'data:text/html,x',
    '//exemple.fr',
    'https://',
    'https://a b.fr',
    'https://exemple.fr/a b',
    'https://exemple.fr/\u202egnp.exe',
    'https://-a.fr',
    'https://exemple..fr',
    'https://user@exemple.fr',
    'http://999.1.1.1',
    'http://1.2.3',
    'https://exemple.fr:65536',
    `https://exemple.fr/${'a'.repeat(2048)}`,
    42,
    {},
  ],
})

table('[2.5.03]', 'email', "Mauvais format d'email", {
  accepts: [
    'a@exemple.fr',
    'camille.laurent+rh@sous.exemple.co.uk',
    "d'arc@exemple.fr",
    'zoé@exemple.fr',
    ' a@exemple.fr ',
  ],
  rejects: [
    'exemple.fr',
    '@exemple.fr',
    'a@exemple',
    'a@@exemple.fr',
    'a b@exemple.fr',
    'a..b@exemple.fr',
    '.a@exemple.fr',
    'a.@exemple.fr',
    'a@exemple.fr, b@exemple.fr',
    'Camille <a@exemple.fr>',
    'a\u200b@exemple.fr',
    'a\0@exemple.fr',
    `${'a'.repeat(65)}@exemple.fr`,
    `a@${'a.'.repeat(126)}fr`,
    'a@1.2.3.4',
    42,
  ],
})

const frenchNumbers = {
  accepts: ['06 12 34 56 78', '+33612345678', '+33 7-12-34-56-78', '06\u00a012.34.56.78'],
  rejects: ['0012345678', '612345678', '061234567', '06123456789', '+32612345678', '06 123 456 78'],
}

table('[2.5.04]', 'phone', 'Mauvais format de téléphone', {
  accepts: [...frenchNumbers.accepts, '0123456789', `+33${nnbsp}1 23 45 67 89`, '0987654321'],
  rejects: [...frenchNumbers.rejects, '0033123456789', '01  23456789', '01/23/45/67/89', 612345678],
})

table('', 'mobile_phone', 'Mauvais format de téléphone', {
  accepts: frenchNumbers.accepts,
  rejects: [...frenchNumbers.rejects, '0123456789', `+33${nnbsp}1 23 45 67 89`, '06'],
})

table('', 'integer', 'Doit être un nombre entier', {
  accepts: ['12', -3, 0, `1${nnbsp}234`, '−7', '4,0', '1e3'],
  rejects: ['1.5', '1,5', 2.5, 'douze', '12 km', Number.POSITIVE_INFINITY, true],
})

table('', { min: 1.5 }, 'Doit être supérieur ou égal à 1,5', {
  accepts: [1.5, '1,5', '2', `1${nnbsp}000`],
  rejects: ['0', -3, 'abc', '2 km', true],
})

table('', { max: 1000 }, `Doit être inférieur ou égal à 1${nnbsp}000`, {
  accepts: [1000, '1 000', '999,99', -1],
  rejects: [1000.5, '1 001', 'beaucoup'],
})

table('', { max_length: 2 }, 'Ne peut pas dépasser 2 caractères', {
  accepts: ['ab', '👩👩', 12],
  rejects: ['abc', '👩👩👩', 123, ['a', 'b', 'c']],
})

table('', { one_of: ['admin', 'member', 3] }, 'N’est pas un choix possible', {
  accepts: ['member', 3, ['admin', 'member']],
  rejects: ['roi', '3', ['admin', 'roi'], {}],
})

it('uses the singular for one character', () => {
  expect(validate('ab', [{ max_length: 1 }])).toEqual(['Ne peut pas dépasser 1 caractère'])
})

it('uses the English messages if they are passed', () => {
  const rules: ValidationRule[] = ['email', { max_length: 1000 }, { min: 2 }]
  expect(validate('a'.repeat(1001), rules, validatorMessages.en)).toEqual([
    'Not a valid email address',
    'Cannot be longer than 1,000 characters',
    'Must be at least 2',
  ])
})
