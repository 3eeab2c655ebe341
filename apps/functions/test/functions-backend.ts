import { createApi } from '@org/api'
import { coachingRoutes } from '@org/api/coaching-client'
import { addressOf, jpgFile, senderOf, videoFile } from '@org/api/testing'
import { serverCoachingPorts } from '@org/data/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Firestore } from 'firebase-admin/firestore'
import { answerFileCall } from '../src/host/answer-file-call.ts'
import { createFunctionAdapters } from '../src/host/function-adapters.ts'
import { stockRules } from '../src/repositories/table-rules.ts'
import { connectFunctions, type EmulatedFunctions } from './emulated-functions.ts'
import { emulatedDatabase, emulatedSettings } from './emulated-settings.ts'
import { freshEmail, orderedProduct, pdf } from './ordered-product.ts'

let firebase: EmulatedFunctions
let db: Firestore

/** Declares the tests of where the functions store data. */
export function describeBackend(): void {
  describe('Firebase', () => {
    beforeAll(async () => {
      firebase = await connectFunctions()
      db = emulatedDatabase()
    })
    afterAll(async () => {
      await firebase.close()
      await db.terminate()
    })

    it('[3.1.08] signs in with Firebase, and keeps documents in Firestore and files in Cloud Storage', async () => {
      const { ports, centre, product } = await orderedProduct(firebase)
      const stored = await ports.products.savePhoto(product.id, jpgFile())

      const document = await db.collection(stockRules.centres.collection).doc(centre.id).get()
      expect(document.get('name')).toBe('Lyon Bellecour')
      const shown = await fetch(stored.photo?.url ?? '')
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    })

    it('[3.7.18] keeps files in the folders files, medias/images and medias/videos', async () => {
      const { ports, product, command } = await orderedProduct(firebase)
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

    it('shows an ordonnance only at the address of a function, for ten minutes', async () => {
      const { ports, command } = await orderedProduct(firebase)
      const { ordonnances } = await ports.commands.addOrdonnance(command.id, pdf())
      const ref = ordonnances[0]?.ref ?? ''
      const { url } = await ports.commands.getOrdonnanceAddress(command.id, ref)
      expect(url.startsWith(firebase.filesUrlOf('stock'))).toBe(true)

      const shown = await fetch(url)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(await shown.text()).toBe(await pdf().text())
      for (const changed of [url.replace(/([?&]s=).{4}/, '$1AAAA'), url.replace(/e=\d/, 'e=9')])
        expect((await fetch(changed)).status).toBe(403)

      const [key] = [...firebase.bucket.objects.keys()].filter((one) => one.includes(ref))
      expect(key).toMatch(/^files\//)
      const { endpoint, bucket } = firebase.bucket.settings
      expect((await fetch(`${endpoint}/${bucket}/${key}`)).status).toBe(403)

      const settings = emulatedSettings()
      const adapters = createFunctionAdapters(settings, db)
      const answerIn = (seconds: number) => {
        const clock = { now: () => adapters.clock.now() + seconds }
        const host = { api: createApi({ ...adapters, clock }), filesUrl: settings.FILES_URL }
        const address = url.replace(settings.FILES_URL, 'http://functions.localhost')
        return answerFileCall(host, new Request(address), '127.0.0.1')
      }
      expect((await answerIn(0)).status).toBe(200)
      expect((await answerIn(601)).status).toBe(403)
    })
  })
}
