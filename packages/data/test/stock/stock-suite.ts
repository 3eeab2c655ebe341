import { expect, it } from 'vitest'
import { addUnits, makeGroup } from './stock-group.ts'
import type { StockPortsHost } from './stock-ports-host.ts'

export function stockSuite(host: () => StockPortsHost): void {
  it('[3.7.07] lists the stock of a centre, and adds and removes units', async () => {
    const group = await makeGroup(host())
    const { ports, centre, otherCentre, product } = group
    const line = { productId: product.id, qty: 40, lot: 'L1', expiry: '2099-01-31' }

    await ports.stock.add(centre.id, { bookingId: crypto.randomUUID(), lines: [line] })
    await addUnits(group, 5)
    const { data: removed } = await ports.stock.remove(centre.id, {
      bookingId: crypto.randomUUID(),
      lines: [{ productId: product.id, qty: 10 }],
    })

    expect(removed).toMatchObject([{ productId: product.id, qty: 35 }])
    expect(await ports.stock.getAll(centre.id)).toMatchObject({ data: [{ qty: 35 }], total: 1 })
    expect(await ports.stock.getAll(otherCentre.id)).toMatchObject({ data: [{ qty: 0 }] })
    const { lots } = await ports.stock.get(centre.id, product.id)
    expect(lots.find(({ lot }) => lot === 'L1')).toMatchObject({ qty: 30, expiry: '2099-01-31' })
    const movements = await ports.stock.getAllMovements(centre.id, product.id, { limit: 2 })
    expect(movements.data.map(({ qty }) => qty)).toEqual([-10, 5])
    expect(movements.total).toBe(3)
    const all = await ports.stock.getAllMovementsOfCentre(centre.id, { limit: 2 })
    const { id: productId, name, code } = product
    expect(all).toMatchObject({
      data: [
        { qty: -10, productId, name, code },
        { qty: 5, productId, name, code },
      ],
      total: 3,
    })
  })

  it('[3.7.07] rejects the removal of more units than are in stock, and a second booking with the same id', async () => {
    const { ports, centre, product } = await makeGroup(host())
    const bookingId = crypto.randomUUID()
    const booking = { bookingId, lines: [{ productId: product.id, qty: 3 }] }
    const more = { bookingId: crypto.randomUUID(), lines: [{ productId: product.id, qty: 4 }] }

    await ports.stock.add(centre.id, booking)

    await expect(ports.stock.add(centre.id, booking)).rejects.toMatchObject({
      name: 'ApiError',
      type: 'ALREADY_BOOKED',
    })
    await expect(ports.stock.remove(centre.id, more)).rejects.toMatchObject({
      name: 'ApiError',
      type: 'NOT_ENOUGH_STOCK',
    })
    expect((await ports.stock.get(centre.id, product.id)).qty).toBe(3)
  })

  it('adds an expired lot only if confirmed, and lists it among the lots that expire soon', async () => {
    const { ports, centre, product } = await makeGroup(host())
    const line = { productId: product.id, qty: 4, lot: 'L0', expiry: '2001-01-31' }
    const add = (isExpiredConfirmed: boolean) =>
      ports.stock.add(centre.id, {
        bookingId: crypto.randomUUID(),
        lines: [{ ...line, isExpiredConfirmed }],
      })

    await expect(add(false)).rejects.toMatchObject({ name: 'ApiError', type: 'LOT_EXPIRED' })
    await add(true)

    const expiring = await ports.stock.getAllExpiring(centre.id)
    expect(expiring).toMatchObject({ data: [{ lot: 'L0', isExpired: true, qty: 4 }], total: 1 })
  })

  it('books the previewed opening stock', async () => {
    const { ports, centre, product } = await makeGroup(host())
    const file = new File(['Code;Quantité\r\nGN-M-100;40'], 'stock.csv', { type: 'text/csv' })

    const { digest } = await ports.stock.previewOpening(centre.id, { file })
    const bookingId = crypto.randomUUID()
    await ports.stock.runOpening(centre.id, { file, digest, bookingId })

    expect((await ports.stock.get(centre.id, product.id)).qty).toBe(40)
  })

  it('counts the stock of a centre, and books the difference', async () => {
    const group = await makeGroup(host())
    const { ports, centre, category, product } = group
    await addUnits(group, 10)
    const { id } = await ports.stockCounts.start(centre.id, { categoryId: category.id })
    const entry = { productId: product.id, mode: 'add', revision: 0 } as const

    await ports.stockCounts.saveLine(id, { ...entry, entryId: crypto.randomUUID(), qty: 7 })
    const { lines, rest } = await ports.stockCounts.get(id, { withRest: true })
    const bookingId = crypto.randomUUID()
    const closed = await ports.stockCounts.close(id, { bookingId, emptied: null })

    expect(lines).toMatchObject([{ qty: 7, stockThen: 10, difference: -3 }])
    expect(rest).toEqual({ products: 0, units: 0 })
    expect(closed).toMatchObject({ added: 0, removed: 3, count: { status: 'closed' } })
    expect((await ports.stock.get(centre.id, product.id)).qty).toBe(7)
    await expect(ports.stockCounts.cancel(id)).rejects.toMatchObject({ type: 'COUNT_ENDED' })
  })

  it('removes a line of a count, and cancels a count', async () => {
    const { ports, centre, product } = await makeGroup(host())
    const { id } = await ports.stockCounts.start(centre.id, { categoryId: null })
    const { line } = await ports.stockCounts.saveLine(id, {
      productId: product.id,
      mode: 'add',
      revision: 0,
      entryId: crypto.randomUUID(),
      qty: 7,
    })

    await ports.stockCounts.deleteLine(id, line?.id ?? '', { ifMatch: line?.revision ?? 0 })
    await ports.stockCounts.cancel(id)

    expect((await ports.stockCounts.get(id)).lines).toEqual([])
    const { data } = await ports.stockCounts.getAllByCentreId(centre.id)
    expect(data).toMatchObject([{ id, status: 'cancelled' }])
  })
}
