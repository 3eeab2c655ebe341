import { expect, it } from 'vitest'
import { orderOperations } from '../contract/operations/stock/orders.ts'
import { maxOrderedUnits, maxOrderLines } from '../stock/rules/order-limits.ts'
import { orderMail, type OrderMailLine } from './order-mail.ts'

const gloves: OrderMailLine = {
  qty: 300,
  name: 'Gants nitrile M',
  conditionnement: 100,
  supplierRef: 'GN-100',
}

const mailOf = (...lines: OrderMailLine[]) =>
  orderMail({ centreName: 'Centre Voltaire', clientNumber: 'C-4471', lines })

it('[3.7.22] names the centre and its client number in the subject', () => {
  expect(mailOf(gloves).subject).toBe('Nouvelle commande pour Centre Voltaire : C-4471')
})

it('[3.7.23] has a greeting, one line per product in boxes, and a closing', () => {
  const mirror = { qty: 2, name: 'Miroir', conditionnement: 1, supplierRef: 'M2' }

  expect(mailOf(gloves, mirror).text).toBe(`Bonjour,

Merci de nous livrer la commande suivante :

3 x Gants nitrile M, boîte de 100, réf. GN-100
2 x Miroir, à l'unité, réf. M2

Cordialement,
Centre Voltaire`)
})

it.each([
  [250, '250 unités x Gants nitrile M, boîte de 100, réf. GN-100'],
  [1, '1 unité x Gants nitrile M, boîte de 100, réf. GN-100'],
])('writes a quantity of %i in units, because it does not fill whole boxes', (qty, line) => {
  expect(mailOf({ ...gloves, qty }).text).toContain(`\n${line}\n`)
})

it('leaves out lines of 0 units and missing references', () => {
  const { text } = mailOf({ ...gloves, qty: 0 }, { ...gloves, name: 'Masques', supplierRef: ' ' })

  expect(text).not.toContain('Gants')
  expect(text).toContain('\n3 x Masques, boîte de 100\n')
})

it('keeps 1000 lines with the longest names within the length limit of a mail', () => {
  const line = {
    ...gloves,
    qty: maxOrderedUnits - 1,
    name: 'n'.repeat(200),
    conditionnement: 100_000,
    supplierRef: 'r'.repeat(200),
  }
  const { text } = mailOf(...Array.from({ length: maxOrderLines }, () => line))

  const { emailText } = orderOperations.sendCommand.body.shape
  expect(emailText.parse(text)).toBe(text)
})

it('keeps names with line breaks on one line', () => {
  const { subject, text } = orderMail({
    centreName: 'Centre\r\nBcc: x@y.fr',
    clientNumber: '1\n2',
    lines: [{ ...gloves, name: ' Gants\n9 x\u2028Or\u0085 ', supplierRef: 'GN\t\u0000100' }],
  })

  expect(subject).toBe('Nouvelle commande pour Centre Bcc: x@y.fr : 1 2')
  expect(text).toContain('\n3 x Gants 9 x Or, boîte de 100, réf. GN 100\n')
  expect(text.split('\n')).toHaveLength(8)
})
