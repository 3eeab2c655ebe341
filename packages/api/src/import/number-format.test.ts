import { expect, it } from 'vitest'
import { formatCode, shownNumber } from './number-format.ts'

const none = new Map<number, string>()

it.each([
  ['46082', formatCode(14, none), '01/03/2026'],
  ['46082', 'yyyy\\-mm\\-dd', '2026-03-01'],
  ['46082', 'd/m/yy', '1/3/26'],
  ['46082', 'm/d/yyyy', '01/03/2026'],
  ['46082', '[$-409]d\\-mmm\\-yyyy;@', '1-mars-2026'],
  ['46082', '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'dimanche, mars 01, 2026'],
  ['46082.5', 'dd/mm/yyyy hh:mm', '01/03/2026 12:00'],
  ['46082.25', 'm/d/yyyy h:mm', '01/03/2026 06:00'],
  ['0.75', 'h:mm AM/PM', '6:00 PM'],
  ['1.5', '[h]:mm', '36:00'],
  ['46082', 'mm/yyyy', '03/2026'],
  ['1', formatCode(14, none), '01/01/1900'],
  ['3014544.0', 'General', '3014544'],
  ['3014544', '0', '3014544'],
  ['0.1', 'General', '0.1'],
  ['12.300000000000001', 'General', '12.3'],
  ['12', '0.00', '12'],
  ['0.12', '0%', '0.12'],
  ['3.3612345678E10', 'General', '33612345678'],
  ['612345678', '0#" "##" "##" "##" "##', '06 12 34 56 78'],
  ['1234', '00000', '01234'],
  ['12345', '"M-"0000', 'M-12345'],
  ['1234567.5', '#,##0.00', '1234567.5'],
  ['42', '[Red]0;-0', '42'],
  ['abc', 'General', 'abc'],
  ['9999999', 'dd/mm/yyyy', '9999999'],
])('shows %s in the format %s as %s', (content, code, shown) => {
  expect(shownNumber(content, code)).toBe(shown)
})

it('counts days from 1904 in workbooks that do', () => {
  expect(shownNumber('44620', 'dd/mm/yyyy', true)).toBe('01/03/2026')
})

it('prefers the format that the workbook defines', () => {
  expect(formatCode(164, new Map([[164, 'yyyy']]))).toBe('yyyy')
  expect(formatCode(2, none)).toBe('General')
})
