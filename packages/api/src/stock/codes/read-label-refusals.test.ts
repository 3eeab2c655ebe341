import { expect, it } from 'vitest'
import type { InvalidReason } from './label.ts'
import { readLabel } from './read-label.ts'

const today = '2026-03-15'
/** FNC1, as scanners send it. */
const gs = '\u001d'

const invalid = (reason: InvalidReason, identifier?: string) => ({
  kind: 'invalid',
  reason,
  ...(identifier !== undefined && { identifier }),
})

it.each([
  ['nothing', '', invalid('empty')],
  ['spaces', ' \r\n', invalid('empty')],
  ['only a symbology identifier', ']d2', invalid('empty')],
  ['a text of 201 characters', 'x'.repeat(201), invalid('too-long')],
  ['a GTIN with a wrong check digit', '0103400930000121', invalid('check-digit', '01')],
  ['contents with a wrong check digit', '02034009300001213712', invalid('check-digit', '02')],
  ['an EAN-13 with a wrong check digit', ']E03400930000121', invalid('check-digit')],
  ['letters in an EAN-13', ']E034009300A0120', invalid('characters')],
  ['letters in a GTIN', ']d201034009300A012017270331', invalid('characters', '01')],
  ['a GTIN that was cut off', ']d2010340093', invalid('field-length', '01')],
  ['a bare GTIN where GS1 fields must be', ']d203400930000120', invalid('field-length', '03')],
  ['a GTIN that FNC1 cuts off', `]d2010340093000${gs}17270331`, invalid('field-length', '01')],
  ['an expiry date that was cut off', '0103400930000120172703', invalid('field-length', '17')],
  ['an empty lot', `010340093000012010${gs}17270331`, invalid('field-length', '10')],
  ['a lot that was cut off', '010340093000012010', invalid('field-length', '10')],
  ['letters in a date', '0103400930000120172703AB', invalid('characters', '17')],
  [
    'a lot of 21 characters',
    `010340093000012010ABCDEFGHIJKLMNOPQRSTU${gs}17270331`,
    invalid('field-length', '10'),
  ],
  [
    'a lot of 21 characters without FNC1',
    '010340093000012010ABCDEFGHIJKLMNOPQRSTU',
    invalid('field-length', '10'),
  ],
  ['a letter with an accent in a lot', '010340093000012010É1', invalid('characters', '10')],
  ['an unknown identifier', `010340093000012010A${gs}05X`, invalid('unknown-identifier', '05')],
  ['letters after the GTIN', '0103400930000120ABC', invalid('unknown-identifier', 'AB')],
  ['two GTINs that differ', ']d201034009300001200107300016350759', invalid('conflict', '01')],
  [
    'an item and package contents whose GTINs differ',
    ']d201034009300001200207300016350759375',
    invalid('conflict', '02'),
  ],
  ['two lots that differ', `010340093000012010A${gs}10B`, invalid('conflict', '10')],
  ['two counts that differ', `02034009300001203712${gs}3013`, invalid('conflict', '37')],
  ['a count of zero', `010340093000012030000${gs}`, invalid('count')],
  ['a letter in a count', `010340093000012030A1${gs}`, invalid('characters', '30')],
  ['a printed GTIN with 13 digits', '(01)3400930000120', invalid('field-length', '01')],
  ['a printed lot with a space inside', '(01)03400930000120(10)AB 1', invalid('characters', '10')],
  [
    'a printed identifier that does not exist',
    '(01)03400930000120(05)1',
    invalid('unknown-identifier', '05'),
  ],
  [
    'a web address with a wrong check digit',
    'https://id.gs1.org/01/09506000134353',
    invalid('check-digit', '01'),
  ],
  [
    'a web address with a wrong check digit in 13 digits',
    'https://id.gs1.org/01/3400930000121',
    invalid('check-digit', '01'),
  ],
  [
    'a web address with a GTIN that was cut off',
    'https://a.example/gtin/340093000',
    invalid('field-length', '01'),
  ],
  [
    'a web address with letters in its GTIN',
    'https://a.example/gtin/34009300A0120',
    invalid('field-length', '01'),
  ],
  [
    'a query with a wrong check digit',
    'https://a.example/?gtin=40123456',
    invalid('check-digit', '01'),
  ],
  [
    'a web address with a broken escape',
    'https://id.gs1.org/01/09506000134352/10/A%G1',
    invalid('characters', '10'),
  ],
  [
    'a web address that was cut off',
    'https://id.gs1.org/01/09506000134352/10',
    invalid('field-length', '10'),
  ],
  [
    'a web address with two lots',
    'https://id.gs1.org/01/09506000134352/10/A?10=B',
    invalid('conflict', '10'),
  ],
])('rejects %s', (_, text, expected) => {
  expect(readLabel(text, { today })).toEqual(expected)
})
