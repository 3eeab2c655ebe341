import { expect, it } from 'vitest'
import { address, makeGroup } from './stock-group.ts'
import type { StockPortsHost } from './stock-ports-host.ts'

const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)

const table = (...lines: string[]) =>
  new File([lines.join('\r\n')], 'import.csv', { type: 'text/csv' })

export function catalogueSuite(host: () => StockPortsHost): void {
  it('[3.7.01] lists centres, reads one by its id, and saves new and changed ones', async () => {
    const { ports } = await makeGroup(host())
    const created = await ports.centres.save({ name: 'Grenoble', address })

    const saved = await ports.centres.save({ id: created.id, name: 'Grenoble Gare', replyTo: '' })

    expect(created).toMatchObject({ name: 'Grenoble', address, create_cmd_hour: null })
    expect(saved).toMatchObject({ id: created.id, name: 'Grenoble Gare', address })
    expect(await ports.centres.get(created.id)).toEqual(saved)
    const all = await ports.centres.getAll()
    expect(all.total).toBe(3)
    expect(names(all).toSorted()).toEqual(['Grenoble Gare', 'Lyon Bellecour', 'Villeurbanne'])
    const search = await ports.centres.getAll({ search: 'gre', limit: 1 })
    expect(names(search)).toEqual(['Grenoble Gare'])
  })

  it('[3.7.02] lists suppliers, reads one with or without a centre’s client number, and saves changes', async () => {
    const { ports, centre, otherCentre, supplier } = await makeGroup(host())
    const { id } = supplier
    await ports.supplierCentreData.save({
      supplierId: id,
      centreId: centre.id,
      clientNumber: 'C-1042',
    })

    const saved = await ports.suppliers.save({ id, code: 'DTL' })

    expect(saved).toMatchObject({ name: 'Dentalys', code: 'DTL', clientNumber: null })
    expect(await ports.suppliers.get(id)).toEqual(saved)
    expect((await ports.suppliers.get(id, centre.id)).clientNumber).toBe('C-1042')
    expect((await ports.suppliers.get(id, otherCentre.id)).clientNumber).toBeNull()
    expect((await ports.suppliers.getAll()).data).toEqual([saved])
    const { data } = await ports.suppliers.getAllForCentre(centre.id)
    expect(data).toEqual([{ ...saved, clientNumber: 'C-1042' }])
  })

  it('[3.7.03] reads and saves the client number of a centre at a supplier', async () => {
    const { ports, centre, supplier } = await makeGroup(host())
    const ids = { supplierId: supplier.id, centreId: centre.id }
    const numbers = ports.supplierCentreData
    await expect(numbers.get(supplier.id, centre.id)).rejects.toMatchObject({ type: 'NOT_FOUND' })

    const first = await numbers.save({ ...ids, clientNumber: 'C-1' })
    const second = await numbers.save({ ...ids, clientNumber: 'C-2' }, { ifMatch: first.revision })

    expect(second).toMatchObject({ ...ids, clientNumber: 'C-2', revision: first.revision + 1 })
    expect(await numbers.get(supplier.id, centre.id)).toEqual(second)
  })

  it('[3.7.04] lists product categories, reads one, and saves new and changed ones', async () => {
    const { ports, category } = await makeGroup(host())
    const created = await ports.productCategories.save({ name: 'Masques' })

    const archived = await ports.productCategories.save({ id: category.id, isArchived: true })

    expect(archived).toMatchObject({ name: 'Gants', isArchived: true })
    expect(await ports.productCategories.get(created.id)).toEqual(created)
    const { data } = await ports.productCategories.getAll({ where: { is_archived: false } })
    expect(data).toEqual([created])
  })

  it('[3.7.05] lists products, reads one by its id or code, and saves new and changed ones', async () => {
    const { ports, product } = await makeGroup(host())
    const { id } = product

    const codes = [{ code: 'GN-M-BOX', units: 100 }]
    const saved = await ports.products.save({ id, supplierRef: 'GN-M2', codes })

    expect(saved).toMatchObject({ name: 'Gants nitrile M', supplierRef: 'GN-M2', codes })
    expect(await ports.products.get(id)).toEqual(saved)
    const byCode = await ports.products.getByCode('GN-M-BOX')
    expect(byCode).toMatchObject({ product: { id }, code: { units: 100 } })
    expect(await ports.products.getAll()).toMatchObject({ data: [{ id }], total: 1 })
    const { name, categoryId, supplierId, supplierRef, code } = product
    const same = ports.products.save({ name, categoryId, supplierId, supplierRef, code })
    await expect(same).rejects.toMatchObject({ type: 'CODE_TAKEN' })
  })

  it('[3.7.06] reads and saves the thresholds of a product in a centre', async () => {
    const { ports, centre, product } = await makeGroup(host())
    const ids = { productId: product.id, centreId: centre.id }
    const thresholds = ports.productCentreData
    await expect(thresholds.get(product.id, centre.id)).rejects.toMatchObject({ type: 'NOT_FOUND' })

    await thresholds.save({ ...ids, qtyTriggerOrder: 10, qtyMinInStock: 20 })
    const saved = await thresholds.save({ ...ids, qtyTriggerOrder: 50, qtyMinInStock: 250 })

    expect(saved).toMatchObject({ ...ids, qtyTriggerOrder: 50, qtyMinInStock: 250 })
    expect(await thresholds.get(product.id, centre.id)).toEqual(saved)
    const filter = { where: { id: product.id } }
    const { data: here } = await ports.products.getAllForCentre(centre.id, filter)
    expect(here).toMatchObject([{ thresholds: { qtyTriggerOrder: 50, qtyMinInStock: 250 } }])
    expect((await ports.products.getAll(filter)).data).toMatchObject([{ thresholds: null }])
  })

  it('imports the previewed products and suppliers', async () => {
    const { ports } = await makeGroup(host())
    const products = table(
      'Code;Nom;Catégorie;Fournisseur;Référence fournisseur',
      'CS-10;Compresses stériles;Gants;Dentalys;CS-10',
    )
    const suppliers = table('Nom;Code;Email', 'Médipro;MDP;vente@medipro.example')

    const preview = await ports.products.previewImport({ file: products })
    const { digest } = await ports.suppliers.previewImport({ file: suppliers })
    const imported = await ports.products.runImport({ file: products, digest: preview.digest })
    await ports.suppliers.runImport({ file: suppliers, digest })

    expect(preview.rows).toMatchObject([{ outcome: 'created' }])
    expect(imported).toMatchObject({ created: 1, refused: 0 })
    expect(names(await ports.products.getAll()).toSorted()).toEqual([
      'Compresses stériles',
      'Gants nitrile M',
    ])
    expect(names(await ports.suppliers.getAll()).toSorted()).toEqual(['Dentalys', 'Médipro'])
  })
}
