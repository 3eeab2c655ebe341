import type { OrderDocument } from '@org/api'
import { memoryAdapters } from '@org/api/memory'
import { getDocumentProxy, getMeta } from 'unpdf'
import { expect, it } from 'vitest'
import { pagesOf, withoutSpaces } from '../../test/pdf-text.ts'
import { createOrderDocuments } from './order-documents.ts'

const words = 'Gants Łżawik œuf à cœur Ÿ Straße Ångström χλμ Ћирилица – ½ « fi » … €'
const longName = `Composite nano-hybride, ${'seringue avec embouts de rechange et notice, '.repeat(5)}${'x'.repeat(120)}`

const order = (count: number): OrderDocument => ({
  number: 'K7F2QX',
  date: Date.UTC(2026, 10, 25, 9) / 1000,
  centre: { name: 'Centre Voltaire', address: '128 boulevard Voltaire\n75011 Paris' },
  clientNumber: 'C-4471',
  supplier: { name: 'Dental Łódź', code: 'DLF', email: 'commandes@dental.example' },
  lines: Array.from({ length: count }, (_, index) => ({
    name: index % 10 === 0 ? `${longName} ${index}` : `Produit ${index} ${words}`,
    supplierRef: `REF-${index}/`,
    qty: (index + 1) * 50,
    conditionnement: 50,
  })),
  ordonnances: ['Ordonnance été.pdf'],
})

const documents = createOrderDocuments()

it('writes all 200 lines of an order without losing a letter, and numbers the pages', async () => {
  const content = order(200)
  const pages = await pagesOf(await documents.orderPdf(content))
  const text = withoutSpaces(pages.join(''))
  const missing = content.lines.filter(
    ({ name, supplierRef, qty }, index) =>
      !text.includes(
        withoutSpaces(`${name}${supplierRef}boîte de 50${qty.toLocaleString('fr-FR')}${index + 1}`),
      ),
  )
  expect(missing).toEqual([])
  expect(pages.length).toBeGreaterThan(5)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1}/${pages.length}`)
    // The last page may have only the total and no rows.
    if (page.includes('boîte de 50')) {
      expect(page).toContain('Produit Référence Conditionnement Unités Boîtes')
    }
  }
  for (const part of ['25 novembre 2026', '128 boulevard Voltaire', '75011 Paris', 'C-4471', 'DLF'])
    expect(pages[0]).toContain(part)
  expect(pages.at(-1)).toContain('Ordonnances jointes • Ordonnance été.pdf')
})

it('names the order, the language and the centre in its metadata', async () => {
  const bytes = await documents.orderPdf(order(1))
  const { info } = await getMeta(await getDocumentProxy(bytes.slice()))
  expect(info).toMatchObject({
    Title: 'Commande n° K7F2QX – Centre Voltaire',
    Author: 'Centre Voltaire',
    Language: 'fr-FR',
  })
})

it('gives the same bytes each time, so that a mail sent twice has the same attachment', async () => {
  expect(await documents.orderPdf(order(3))).toEqual(await documents.orderPdf(order(3)))
})

it('keeps all text on the page with the longest names that the contract allows', async () => {
  const content = order(30)
  const long = 'W'.repeat(200)
  const bytes = await documents.orderPdf({
    ...content,
    centre: { name: long, address: 'W '.repeat(250) },
    supplier: { name: long, code: long, email: long },
    lines: content.lines.map((line) => ({ ...line, name: long, supplierRef: long })),
    ordonnances: Array.from({ length: 20 }, () => long),
  })
  const document = await getDocumentProxy(bytes.slice())
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const heights = items.flatMap((item) =>
      'transform' in item ? [Number(item.transform[5])] : [],
    )
    expect(Math.min(...heights)).toBeGreaterThan(30)
    expect(Math.max(...heights)).toBeLessThan(820)
  }
})

it('handles characters that no font has, and an order without lines', async () => {
  const name = '\u0000\ud800 🧤 手套 قفازات \u202e\u200d e\u0301'
  const bytes = await documents.orderPdf({
    ...order(0),
    centre: { name, address: '' },
    clientNumber: '',
    ordonnances: [],
    lines: [{ name, supplierRef: '', qty: 1, conditionnement: 1 }],
  })
  expect((await pagesOf(bytes))[0]).toContain('Total : 1 produit, 1 unité')
  expect(await pagesOf(await documents.orderPdf({ ...order(0), ordonnances: [] }))).toHaveLength(1)
})

it('does not block other requests while it writes 5,000 lines', async () => {
  let isDone = false
  const writing = documents.orderPdf(order(5000)).then(() => void (isDone = true))
  let answered = 0
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve))
    answered += 1
  }
  await writing
  expect(answered).toBeGreaterThan(100)
  // The test takes seconds, and far longer while other tests keep the processors busy.
}, 60_000)

it('writes the rows of an order to the mocks’ plain document too', async () => {
  const content = order(200)
  const { orderDocuments } = memoryAdapters()
  const text = (await pagesOf(await orderDocuments.orderPdf(content))).join(' ')
  // Skips every tenth line, because its long name makes it run off the page.
  for (const { supplierRef, qty } of content.lines.filter((_, index) => index % 10 > 0))
    expect(text).toContain(`| ${supplierRef} | boîte de 50 | ${latin(qty)} | ${qty / 50}`)
})

/**
 * Formats a number as the mocks write it: with `?` for the narrow space, which is outside Latin-1.
 */
function latin(value: number): string {
  return value.toLocaleString('fr-FR').replaceAll('\u202f', '?')
}
