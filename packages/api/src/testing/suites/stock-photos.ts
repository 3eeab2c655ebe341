import { expect, it, onTestFinished } from 'vitest'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { jpgFile, pngFile } from '../images.ts'
import { addMember, makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

/** Returns a JPEG whose header claims `side` × `side` pixels. */
async function enlarged(side: number): Promise<File> {
  const bytes = new Uint8Array(await jpgFile().arrayBuffer())
  const frame = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0)
  bytes.set([side >> 8, side & 255, side >> 8, side & 255], frame + 5)
  return new File([bytes], 'photo.jpg')
}

export function stockPhotosSuite(host: () => ContractHost): void {
  /** Opens the address of a photo as the browser does. */
  const open = (url: string) => host().fetch(host().stockUrl.replace(/\/api$/, '') + url)

  const save = ({ superAdmin, productId }: StockWorld, file = jpgFile()) =>
    superAdmin.client.call('saveProductPhoto', { path: { id: productId }, body: { file } })

  it('[3.3.05] stores the photo of a product, and keeps it when the product is changed', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId, code } = world
    const path = { id: productId }
    const { revision } = await superAdmin.client.call('getProduct', { path })

    const { photo, ...saved } = await save(world)
    const changed = await superAdmin.client.call(
      'updateProduct',
      { path, body: { supplierRef: 'GN-M2' } },
      { ifMatch: revision },
    )
    const shown = await open(photo?.url ?? '')

    expect(saved.revision).toBe(revision)
    expect(changed).toMatchObject({ supplierRef: 'GN-M2', photo })
    const { data } = await superAdmin.client.call('listProducts')
    expect(data).toMatchObject([{ photo }])
    const found = await superAdmin.client.call('findProduct', { query: { code } })
    expect(found.product.photo).toEqual(photo)
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    expect(shown.headers.get('cache-control')).toContain('private')
    expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(0)
  })

  it('[3.3.12] stores the photo of a practitioner, but only for people of the centre', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, otherCentreId } = world
    const body = { name: 'Dr Amel Haddad', centreId }
    const { id } = await superAdmin.client.call('createPraticien', { body })
    const permissions = ['praticiens'] as const
    const member = await addMember(world, { centreId, permissions })
    const stranger = await addMember(world, { centreId: otherCentreId, permissions })
    const photoOf = { path: { id }, body: { file: jpgFile() } }

    const { photo } = await member.client.call('savePraticienPhoto', photoOf)

    expect(photo).not.toBeNull()
    const { data } = await member.client.call('listPraticiens', { query: { centreId } })
    expect(data).toMatchObject([{ id, photo }])
    const refused = refusal(stranger.client.call('savePraticienPhoto', photoOf))
    expect(await refused).toMatchObject({ type: 'NOT_FOUND' })
    expect((await member.client.call('getPraticien', { path: { id } })).photo).toEqual(photo)
  })

  it('[3.5.16] accepts only a jpg, whatever the name of the file', async () => {
    const world = await makeStockWorld(host())
    const wrong = [
      await pngFile(12, 8, 'photo.jpg'),
      new File(['<script>'], 'photo.jpg', { type: 'image/jpeg' }),
      new File([(await jpgFile().arrayBuffer()).slice(0, 40)], 'photo.jpg'),
    ]
    for (const file of wrong) {
      expect(await refusal(save(world, file))).toMatchObject({
        type: 'MEDIA_TYPE',
        message: 'Votre photo doit etre au format jpg',
      })
    }
    const { photo } = await save(world, jpgFile('sans-extension'))
    expect(photo).not.toBeNull()
  })

  it('rejects a photo with more pixels than can be decoded', async () => {
    const world = await makeStockWorld(host())
    expect(await refusal(save(world, await enlarged(20_000)))).toMatchObject({
      type: 'TOO_LARGE',
    })
  })

  it('deletes the file of a photo that is replaced or removed', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world
    const first = (await save(world)).photo
    const second = (await save(world)).photo

    expect((await open(first?.url ?? '')).status).toBe(404)
    expect((await open(second?.url ?? '')).status).toBe(200)
    const path = { id: productId }
    const removed = await superAdmin.client.call('removeProductPhoto', { path })
    expect(removed.photo).toBeNull()
    expect((await open(second?.url ?? '')).status).toBe(404)
    expect((await superAdmin.client.call('removeProductPhoto', { path })).photo).toBeNull()
  })

  it('counts a photo towards the organisation’s used storage until it is replaced or removed', async () => {
    const { adapters } = host()
    const world = await makeStockWorld(host())
    const { superAdmin, productId, centreId, organisationId } = world
    const { storageUse } = adapters.repositories.within({ organisationId })
    const { mediaQuota } = adapters.settings
    onTestFinished(() => {
      adapters.settings.mediaQuota = mediaQuota
    })
    const first = await save(world)
    const size = await storageUse.used()
    adapters.settings.mediaQuota = size

    const second = await save(world)
    const body = { name: 'Dr Amel Haddad', centreId }
    const { id } = await superAdmin.client.call('createPraticien', { body })
    const photoOf = { path: { id }, body: { file: jpgFile() } }
    const full = refusal(superAdmin.client.call('savePraticienPhoto', photoOf))

    expect(size).toBeGreaterThan(0)
    expect(second.photo?.ref).not.toBe(first.photo?.ref)
    expect(await full).toMatchObject({
      type: 'STORAGE_FULL',
      payload: { used: size, allowed: size },
    })
    expect((await superAdmin.client.call('getPraticien', { path: { id } })).photo).toBeNull()
    await superAdmin.client.call('removeProductPhoto', { path: { id: productId } })
    expect(await storageUse.used()).toBe(0)
    expect((await superAdmin.client.call('savePraticienPhoto', photoOf)).photo).not.toBeNull()
  })

  it('shows a photo only at a signed address, and for at most two days', async () => {
    const world = await makeStockWorld(host())
    const { photo } = await save(world)
    const url = photo?.url ?? ''

    expect((await open(url.replace(/s=.{4}/, 's=AAAA'))).status).toBe(403)
    expect((await open(url.replace(/e=\d+/, 'e=9999999999'))).status).toBe(403)
    host().clock.advance(23 * 3600)
    expect((await open(url)).status).toBe(200)
    host().clock.advance(26 * 3600)
    expect((await open(url)).status).toBe(403)
  })
}
