import { expect, it } from 'vitest'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { newProductTable, openingTable, tableOf } from '../stock/stock-imports.ts'
import {
  addMember,
  addUnits,
  freshBooking,
  freshCode,
  makeStockWorld,
  type StockWorld,
} from '../stock/stock-world.ts'

const headings =
  'Code;Nom;Catégorie;Fournisseur;Référence fournisseur;Autres codes;Conditionnement;Ordonnance'

const clientOf = ({ superAdmin }: StockWorld) => superAdmin.client

function previewProducts(world: StockWorld, file: File, centreId?: string) {
  return clientOf(world).call('previewProductImport', { query: { centreId }, body: { file } })
}

async function importProducts(world: StockWorld, file: File, centreId?: string) {
  const { digest } = await previewProducts(world, file, centreId)
  return clientOf(world).call('runProductImport', { query: { digest, centreId }, body: { file } })
}

function previewStock(world: StockWorld, file: File) {
  const path = { id: world.centreId }
  return clientOf(world).call('previewOpeningStock', { path, query: {}, body: { file } })
}

function runStock(world: StockWorld, file: File, digest: string, bookingId = freshBooking()) {
  const path = { id: world.centreId }
  const query = { digest, bookingId }
  return clientOf(world).call('runOpeningStock', { path, query, body: { file } })
}

const stockOf = ({ superAdmin, centreId, productId }: StockWorld) =>
  superAdmin.client.call('getStock', { path: { id: centreId, productId } })

export function stockImportsSuite(host: () => ContractHost): void {
  it('previews an import of products, makes the previewed changes, and changes nothing the second time', async () => {
    const world = await makeStockWorld(host())
    const fresh = freshCode()
    const file = tableOf(
      headings,
      `${fresh};Compresses;Pansements;dentalys;CS-10;${fresh}-B × 50;50;oui`,
      `${world.code};Gants nitrile M;GANTS;Dentalys;GN-M2;;100;non`,
      `${freshCode()};Masques;Gants;Inconnu;MA-1;;;`,
      '3,40093E+12;Seringues;Gants;Dentalys;S-1;;;',
    )

    const preview = await previewProducts(world, file)

    expect(preview.rows).toMatchObject([
      { line: 2, outcome: 'created', label: 'Compresses', newCategory: 'Pansements' },
      {
        line: 3,
        outcome: 'changed',
        changes: [{ field: 'supplierRef', from: 'GN-M', to: 'GN-M2' }],
      },
      {
        line: 4,
        outcome: 'refused',
        reasons: ['Le fournisseur Inconnu n’existe pas : créez-le ou importez-le d’abord'],
      },
      { line: 5, outcome: 'refused', reasons: [expect.stringContaining('3,40093E+12')] },
    ])
    const products = await clientOf(world).call('listProducts')
    expect(products.total).toBe(1)

    const query = { digest: preview.digest }
    const result = await clientOf(world).call('runProductImport', { query, body: { file } })

    expect(result).toEqual({ created: 1, changed: 1, unchanged: 0, refused: 2 })
    const found = await clientOf(world).call('findProduct', { query: { code: `${fresh}-B` } })
    expect(found).toMatchObject({
      product: { name: 'Compresses', conditionnement: 50, needOrdonnance: true },
      code: { units: 50 },
    })
    const { data } = await clientOf(world).call('listProductCategories')
    expect(data.map(({ name }) => name)).toContain('Pansements')

    expect(await importProducts(world, file)).toEqual({
      created: 0,
      changed: 0,
      unchanged: 2,
      refused: 2,
    })
  })

  it('rejects a run if the data has changed since the preview', async () => {
    const world = await makeStockWorld(host())
    const code = freshCode()
    const file = newProductTable(code)
    const { digest } = await previewProducts(world, file)
    await importProducts(world, file)

    const run = clientOf(world).call('runProductImport', { query: { digest }, body: { file } })

    expect(await refusal(run)).toMatchObject({ type: 'STALE' })
    expect((await clientOf(world).call('listProducts')).total).toBe(2)
  })

  it('replaces further codes, and sets the thresholds of the selected centre', async () => {
    const world = await makeStockWorld(host())
    const { centreId, productId, code } = world
    const further = freshCode()
    const table = (codes: string, trigger: number) =>
      tableOf('Code;Autres codes;Seuil de commande;Stock minimum', `${code};${codes};${trigger};20`)
    await importProducts(world, table(further, 10), centreId)
    const path = { id: productId, centreId }
    const thresholds = () => clientOf(world).call('getProductCentreData', { path })
    expect(await thresholds()).toMatchObject({ qtyTriggerOrder: 10, qtyMinInStock: 20 })

    const others = `${freshCode()} | ${freshCode()} × 12`
    await importProducts(world, table(others, 15), centreId)

    expect(await thresholds()).toMatchObject({ qtyTriggerOrder: 15 })
    const { codes } = await clientOf(world).call('getProduct', { path: { id: productId } })
    expect(codes.map(({ units }) => units).toSorted((one, other) => one - other)).toEqual([1, 12])
    const former = clientOf(world).call('findProduct', { query: { code: further } })
    expect(await refusal(former)).toMatchObject({ type: 'NOT_FOUND' })
  })

  it('creates no category for a member without the permission to add categories', async () => {
    const world = await makeStockWorld(host())
    const { client } = await addMember(world, { permissions: ['product_list'] })
    const file = tableOf(headings, `${freshCode()};Masques;Protection;Dentalys;MA-1;;;`)

    const { rows } = await client.call('previewProductImport', { query: {}, body: { file } })

    expect(rows).toMatchObject([
      {
        outcome: 'refused',
        reasons: ['La catégorie Protection n’existe pas, et vous ne pouvez pas en créer'],
      },
    ])
  })

  it('imports suppliers with the client numbers of the selected centre', async () => {
    const world = await makeStockWorld(host())
    const { centreId, supplierId } = world
    const name = `Orthalys ${freshCode()}`
    const file = tableOf(
      'Fournisseur;Code;Email;Numéro client',
      `${name};ORT;ventes@orthalys.example;`,
      'DENTALYS;DEN;commandes@dentalys.example;C-77',
      'Sans adresse;SA;;',
    )
    const preview = () =>
      clientOf(world).call('previewSupplierImport', { query: { centreId }, body: { file } })
    const { digest, rows } = await preview()
    expect(rows).toMatchObject([
      { outcome: 'created', label: name },
      { outcome: 'changed', changes: [{ field: 'clientNumber', from: '', to: 'C-77' }] },
      { outcome: 'refused', reasons: ['L’email manque'] },
    ])

    const query = { digest, centreId }
    await clientOf(world).call('runSupplierImport', { query, body: { file } })

    const path = { id: supplierId, centreId }
    expect(await clientOf(world).call('getSupplierCentreData', { path })).toMatchObject({
      clientNumber: 'C-77',
    })
    expect((await preview()).rows.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'refused',
    ])
  })

  it('sets the listed lots to the listed quantities, and books nothing when the table is imported again', async () => {
    const world = await makeStockWorld(host())
    const { code, centreId, productId } = world
    await addUnits(world, 30)
    await addUnits(world, 5, { lot: 'L1', expiry: '2031-01-31' })
    const file = tableOf(
      'Code;Quantité;Lot;Péremption',
      `${code};12;;`,
      `${code};40;L2;31/03/2031`,
      'INCONNU;3;;',
    )
    const { digest, rows } = await previewStock(world, file)
    expect(rows).toMatchObject([
      { outcome: 'changed', changes: [{ field: 'qty', from: '30', to: '12' }] },
      { outcome: 'created' },
      { outcome: 'refused', reasons: ['Aucun produit n’a le code INCONNU'] },
    ])

    await runStock(world, file, digest)

    expect(await stockOf(world)).toMatchObject({
      qty: 57,
      lots: [
        { lot: 'L1', qty: 5 },
        { lot: 'L2', expiry: '2031-03-31', qty: 40 },
        { lot: null, qty: 12 },
      ],
    })
    const movements = () =>
      clientOf(world).call('listMovements', { path: { id: centreId, productId } })
    const { data, total } = await movements()
    expect(data.filter(({ reason }) => reason === 'opening').map(({ qty }) => qty)).toEqual(
      expect.arrayContaining([-18, 40]),
    )

    const again = await previewStock(world, file)
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'refused'])
    await runStock(world, file, again.digest)
    expect((await movements()).total).toBe(total)
  })

  it('books an opening stock once for an idempotency key, and rejects another run of the same preview', async () => {
    const world = await makeStockWorld(host())
    const file = openingTable(world)
    const { digest } = await previewStock(world, file)
    const path = { id: world.centreId }
    const parts = { path, query: { digest, bookingId: freshBooking() }, body: { file } }
    const run = () =>
      clientOf(world).call('runOpeningStock', parts, { idempotencyKey: 'one-opening-of-stock' })

    expect(await run()).toEqual(await run())
    expect((await stockOf(world)).qty).toBe(40)

    const stale = await refusal(runStock(world, file, digest))
    expect(stale).toMatchObject({ type: 'STALE' })
    expect((await stockOf(world)).qty).toBe(40)
  })

  it('rejects more than 10,000 rows', async () => {
    const world = await makeStockWorld(host())
    const rows = Array.from({ length: 10_001 }, (_, at) => `P-${at};1`)

    const error = await refusal(previewStock(world, tableOf('Code;Quantité', ...rows)))

    expect(error).toMatchObject({
      type: 'TOO_LARGE',
      message: 'Ce fichier compte plus de 10\u00a0000 lignes : partagez-le en plusieurs.',
    })
  })

  it('reads lots, serial numbers, dates and quantities as spreadsheets write them, and asks about the past', async () => {
    const world = await makeStockWorld(host())
    const { code } = world
    const file = tableOf(
      'Code;Quantité;Lot;Numéro de série;Péremption',
      `${code};12,0;A1;;03/2031`,
      `${code};3;;SN-9;2031-03-31 00:00`,
      `${code};4;A2;;31/03/2020`,
      `${code};5;A3;;01/01/1931`,
      '3,40093E+12;1;;;',
    )

    const { rows } = await previewStock(world, file)

    expect(rows).toMatchObject([
      { outcome: 'created', doubts: [] },
      { outcome: 'created', doubts: [] },
      { outcome: 'created', doubts: [expect.stringContaining('31/03/2020 est passée')] },
      { outcome: 'created', doubts: [expect.stringContaining('avant l’an 2000')] },
      { outcome: 'refused', reasons: [expect.stringContaining('a arrondi')] },
    ])
    const certain = tableOf(
      'Code;Quantité;Lot;Numéro de série;Péremption',
      `${code};12,0;A1;;03/2031`,
      `${code};3;;SN-9;2031-03-31 00:00`,
    )
    await runStock(world, certain, (await previewStock(world, certain)).digest)
    expect((await stockOf(world)).lots).toMatchObject([
      { lot: 'A1', expiry: '2031-03-31', qty: 12 },
      { lot: 'SN SN-9', expiry: '2031-03-31', qty: 3 },
    ])
  })

  it('imports a supplier’s list: one supplier and category for all rows, generated codes, known by reference', async () => {
    const world = await makeStockWorld(host())
    const { supplierId, categoryId } = world
    const file = tableOf(
      'Réf. article;Désignation;Qté/boîte',
      'CS-10;Compresses;50',
      'MA-1;Masques;100',
      'CS-10;Compresses;50',
    )
    const whole = { supplierId, categoryId, generateCodes: 'yes' } as const
    const preview = () =>
      clientOf(world).call('previewProductImport', { query: whole, body: { file } })
    const { digest, rows } = await preview()
    expect(rows.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'refused'])

    const query = { ...whole, digest }
    await clientOf(world).call('runProductImport', { query, body: { file } })

    const { data } = await clientOf(world).call('listProducts')
    const compresses = data.find(({ supplierRef }) => supplierRef === 'CS-10')
    expect(compresses).toMatchObject({ supplierId, categoryId, conditionnement: 50 })
    expect(compresses?.code).toMatch(/^2\d{12}$/)
    expect((await preview()).rows.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'refused',
    ])
  })

  it('uses one column as code and reference, and asks about wrong check digits', async () => {
    const world = await makeStockWorld(host())
    const file = tableOf(
      'Code et référence;Nom;Catégorie;Labo',
      'RF-77;Compresses;Gants;Dentalys',
      '3400930000121;Masques;Gants;Dentalys',
      '(10)ABC;Seringues;Gants;Dentalys',
    )

    const { rows } = await previewProducts(world, file)

    expect(rows).toMatchObject([
      { outcome: 'created', doubts: [] },
      { outcome: 'created', doubts: [expect.stringContaining('est-il bien saisi')] },
      {
        outcome: 'refused',
        reasons: ['(10)ABC est une partie d’étiquette, qui ne nomme pas de produit'],
      },
    ])
  })

  it('uses the columns that the caller specifies', async () => {
    const world = await makeStockWorld(host())
    const file = tableOf('x;y', `7;${world.code}`)
    const query = { columns: 'qty,code', headingRow: '0' }
    const path = { id: world.centreId }

    const call = () => clientOf(world).call('previewOpeningStock', { path, query, body: { file } })

    expect((await call()).rows).toMatchObject([
      { line: 2, outcome: 'created', changes: [{ from: '0', to: '7' }] },
    ])
  })
}
