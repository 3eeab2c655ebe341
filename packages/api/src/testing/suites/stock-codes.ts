import { expect, it } from 'vitest'
import type { ContractHost } from '../host.ts'
import { refusal } from '../http.ts'
import { freshCode, makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

const addProduct = ({ superAdmin, categoryId, supplierId }: StockWorld, code: string) =>
  superAdmin.client.call('createProduct', {
    body: { name: 'Compresses', categoryId, supplierId, supplierRef: 'CS-1', code },
  })

const find = ({ superAdmin }: StockWorld, code: string) =>
  superAdmin.client.call('findProduct', { query: { code } })

export function stockCodesSuite(host: () => ContractHost): void {
  it('reads typed codes like scanned ones: a product has one GTIN, however it is written', async () => {
    const world = await makeStockWorld(host())
    const gtin = '3400930000120'
    const { id } = await addProduct(world, `="${gtin}"`)

    const texts = [gtin, `0${gtin}`, `'${gtin}`, `${gtin},00`, `(01)0${gtin}(10)A1`]
    for (const text of texts) expect(await find(world, text)).toMatchObject({ product: { id } })
    const label = { code: `010${gtin}1727033110A1`, units: 1 }
    const twice = world.superAdmin.client.call('updateProduct', {
      path: { id },
      body: { codes: [label] },
    })

    expect(await refusal(twice)).toMatchObject({
      type: 'CODE_TAKEN',
      payload: { field: 'codes.0.code' },
    })
    expect(await refusal(addProduct(world, label.code))).toMatchObject({ type: 'CODE_TAKEN' })
  })

  it('rejects parts of labels, rounded numbers and unreadable labels as codes', async () => {
    const world = await makeStockWorld(host())
    const texts = [
      '(10)ABC',
      '1727033110LB4',
      '00340123450000000017',
      '3,40093E+12',
      '0103400930000121',
    ]

    for (const text of texts) {
      expect(await refusal(addProduct(world, text))).toMatchObject({
        type: 'NOT_A_CODE',
        payload: { field: 'code' },
      })
    }
  })

  it('still finds and keeps a part that was stored as a code before', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, organisationId, productId } = world
    const { adapters } = host()
    const stored = `10${freshCode()}17270331`.toUpperCase()
    const { stock } = adapters.repositories.within({ organisationId })
    const id = adapters.secrets.id()
    await stock.productCodes.insert({
      id,
      product_id: productId,
      code: stored,
      units: 3,
      is_main: false,
    })

    expect(await find(world, stored.toLowerCase())).toMatchObject({
      product: { id: productId },
      code: { units: 3 },
    })
    const codes = [{ code: stored, units: 4 }]
    const path = { id: productId }
    await superAdmin.client.call('updateProduct', { path, body: { codes } })
    expect(await find(world, stored)).toMatchObject({ code: { units: 4 } })
  })

  it('finds a product by any HIBC label of it', async () => {
    const world = await makeStockWorld(host())
    const { id } = await addProduct(world, '+A123BJC5D6E71G')

    expect(await find(world, '+A123BJC5D6E71/$$3271231LOT7J')).toMatchObject({
      product: { id },
      code: { code: '+A123BJC5D6E71G' },
    })
  })
}
