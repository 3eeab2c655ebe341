import { stockRoutes } from '@org/api/stock-client'
import { coachingRoutes } from '@org/api/coaching-client'
import { addressOf, jpgFile, senderOf, videoFile } from '@org/api/testing'
import { serverCoachingPorts, serverStockPorts } from '@org/data/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Firestore } from 'firebase-admin/firestore'
import { stockRules } from '../src/repositories/table-rules.ts'
import { connectFunctions, type EmulatedFunctions } from './emulated-functions.ts'

let firebase: EmulatedFunctions
let db: Firestore

const freshEmail = () => `${crypto.randomUUID()}@cabinet.example`

const pdf = () => new File(['%PDF-1.7\n%%EOF\n'], 'ordonnance.pdf', { type: 'application/pdf' })

/** Creates a group with a product that needs a prescription, and an order of it. */
async function orderedProduct() {
  const token = await firebase.sessionOf('stock', freshEmail())
  const ports = serverStockPorts(firebase.clientOf('stock', token, stockRoutes))
  const centre = await ports.centres.save({ name: 'Lyon Bellecour', address: '4 place Bellecour' })
  const supplier = await ports.suppliers.save({
    name: 'Dentalys',
    code: 'DEN',
    email: 'commandes@dentalys.example',
  })
  const category = await ports.productCategories.save({ name: 'Anesthésie' })
  const product = await ports.products.save({
    name: 'Articaïne',
    categoryId: category.id,
    supplierId: supplier.id,
    supplierRef: 'ART',
    code: 'ART-50',
    conditionnement: 50,
    needOrdonnance: true,
  })
  const command = await ports.commands.save({
    centreId: centre.id,
    supplierId: supplier.id,
    products: [{ id: product.id, qty: 50 }],
  })
  return { ports, centre, product, command }
}

/** Declares the tests of where the functions store data. */
export function describeBackend(): void {
  describe('Firebase', () => {
    beforeAll(async () => {
      firebase = await connectFunctions()
      db = new Firestore({ projectId: 'demo-paraphe' })
    })
    afterAll(async () => {
      await firebase.close()
      await db.terminate()
    })

    it('[3.1.08] signs in with Firebase, and keeps documents in Firestore and files in Cloud Storage', async () => {
      const { ports, centre, product } = await orderedProduct()
      const stored = await ports.products.savePhoto(product.id, jpgFile())

      const document = await db.collection(stockRules.centres.collection).doc(centre.id).get()
      expect(document.get('name')).toBe('Lyon Bellecour')
      const shown = await fetch(stored.photo?.url ?? '')
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    })

    it('[3.7.18] keeps files in the folders files, medias/images and medias/videos', async () => {
      const { ports, product, command } = await orderedProduct()
      const coach = await firebase.sessionOf('coaching', freshEmail())
      const coaching = serverCoachingPorts(firebase.clientOf('coaching', coach, coachingRoutes))
      const before = new Set(firebase.bucket.objects.keys())

      await ports.commands.addOrdonnance(command.id, pdf())
      await ports.products.savePhoto(product.id, jpgFile())
      await coaching.media.uploadImage(jpgFile())
      const video = await videoFile()
      const sender = senderOf({ fetch, coachingUrl: '' }, coach, firebase.filesUrlOf('coaching'))
      const created = await sender.create(video.length)
      const sent = await sender.patch(addressOf(created), 0, video)

      expect(sent.status).toBe(204)
      const keys = [...firebase.bucket.objects.keys()].filter((key) => !before.has(key))
      const folders = keys.map((key) => /^(files|medias\/(images|videos))\//.exec(key)?.[1])
      expect(new Set(folders)).toEqual(new Set(['files', 'medias/images', 'medias/videos']))
    })
  })
}
