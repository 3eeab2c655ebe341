import { describe, expect, it } from 'vitest'
import { validate, validatorMakers, validators } from './validators.ts'

describe('not_empty', () => {
  it.each([0, -1, 3.5, 'a', ' a ', false, ['x']])('[2.5.01] accepts %j', (value) => {
    expect(validators.not_empty(value)).toBeNull()
  })

  it.each(['', '   ', '\n\t', null, undefined, [], Number.NaN])('[2.5.01] refuses %j', (value) => {
    expect(validators.not_empty(value)).toBe('Ne peut pas être vide')
  })
})

describe('url', () => {
  it.each([
    'https://exemple.fr',
    'http://www.exemple.fr/équipe?id=1#contact',
    'https://müller.de',
    'www.exemple.fr/equipe',
    'http://localhost:3000/x',
    'http://192.168.0.1',
    ' https://exemple.fr ',
  ])('accepts %s', (value) => {
    expect(validators.url(value)).toBeNull()
  })

  it.each([
    'exemple',
    'localhost',
    'a@exemple.fr',
    'ftp://exemple.fr',
    'javascript:alert(1)',
    'https://',
    'https://a b.fr',
    'https://-a.fr',
    'https://exemple..fr',
    'https://user@exemple.fr',
    42,
  ])('[2.5.02] refuses %s', (value) => {
    expect(validators.url(value)).toBe("Mauvais format d'url")
  })
})

describe('email', () => {
  it.each(['a@exemple.fr', 'camille.laurent+rh@sous.exemple.co.uk', "d'arc@exemple.fr"])(
    'accepts %s',
    (value) => {
      expect(validators.email(value)).toBeNull()
    },
  )

  it.each([
    'exemple.fr',
    '@exemple.fr',
    'a@exemple',
    'a@@exemple.fr',
    'a b@exemple.fr',
    'a..b@exemple.fr',
    '.a@exemple.fr',
    'a@exemple.fr, b@exemple.fr',
    'Camille <a@exemple.fr>',
    `${'a'.repeat(65)}@exemple.fr`,
    'a@1.2.3.4',
  ])('[2.5.03] refuses %s', (value) => {
    expect(validators.email(value)).toBe("Mauvais format d'email")
  })
})

describe('phone', () => {
  it.each(['0123456789', '01 23 45 67 89', '01.23.45.67.89', '+33123456789', '+33 1-23-45-67-89'])(
    '[2.5.04] accepts %s',
    (value) => {
      expect(validators.phone(value)).toBeNull()
    },
  )

  it.each(['0023456789', '123456789', '012345678', '01234567890', '+32123456789', '01 234 56 789'])(
    '[2.5.04] refuses %s',
    (value) => {
      expect(validators.phone(value)).toBe('Mauvais format de téléphone')
    },
  )
})

describe('mobile_phone', () => {
  it.each(['0612345678', '+33 7 12 34 56 78'])('accepts %s', (value) => {
    expect(validators.mobile_phone(value)).toBeNull()
  })

  it.each(['0123456789', '+33 1 23 45 67 89', '06'])('refuses %s', (value) => {
    expect(validators.mobile_phone(value)).toBe('Mauvais format de téléphone')
  })
})

it('bounds numbers, also those that come as text', () => {
  expect(validatorMakers.min(1)('0')).toBe('Doit être supérieur ou égal à 1')
  expect(validatorMakers.min(1)(1)).toBeNull()
  expect(validatorMakers.max(23)(24)).toBe('Doit être inférieur ou égal à 23')
  expect(validatorMakers.max(23)('23')).toBeNull()
  expect(validatorMakers.min(1)('abc')).not.toBeNull()
})

it('knows whole numbers', () => {
  expect(validators.integer('12')).toBeNull()
  expect(validators.integer(-3)).toBeNull()
  expect(validators.integer('1.5')).toBe('Doit être un nombre entier')
  expect(validators.integer('douze')).toBe('Doit être un nombre entier')
})

it('counts characters, not code units', () => {
  expect(validatorMakers.max_length(2)('👩‍🚀'.slice(0, 2))).toBeNull()
  expect(validatorMakers.max_length(2)('abc')).toBe('Ne peut pas dépasser 2 caractères')
})

it('accepts only the given choices', () => {
  expect(validatorMakers.one_of(['admin', 'member'])('member')).toBeNull()
  expect(validatorMakers.one_of(['admin', 'member'])('roi')).toBe('N’est pas un choix possible')
})

describe('validate', () => {
  it('[1.5.16, 3.5.14] ignores an empty value unless not_empty is a rule', () => {
    expect(validate('  ', ['email'])).toEqual([])
    expect(validate('', ['not_empty', 'email'])).toEqual([
      'Ne peut pas être vide',
      "Mauvais format d'email",
    ])
  })

  it('gives the messages of all failing rules in their order', () => {
    expect(validate('abc', ['email', { max_length: 2 }, () => 'Déjà pris'])).toEqual([
      "Mauvais format d'email",
      'Ne peut pas dépasser 2 caractères',
      'Déjà pris',
    ])
  })

  it('says nothing about a good value', () => {
    expect(validate(7, ['not_empty', 'integer', { min: 1 }, { max: 10 }])).toEqual([])
  })
})

it('answers at once, however long and twisted the text is', () => {
  const twisted = [
    '0' + '1 '.repeat(50_000),
    `a@${'a-'.repeat(50_000)}`,
    `http://${'a.'.repeat(50_000)}!`,
  ]
  const start = performance.now()
  for (const text of twisted) {
    for (const validator of Object.values(validators)) validator(text)
  }
  expect(performance.now() - start).toBeLessThan(250)
})
