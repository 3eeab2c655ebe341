import { addressOf, senderOf, videoFile } from '@org/api/testing'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eachDay, eachMinute } from '../src/functions.ts'
import { coachingRules } from '../src/repositories/table-rules.ts'
import { connectFunctions, type EmulatedFunctions } from './emulated-functions.ts'
import { emulatedDatabase, emulatedValues } from './emulated-settings.ts'
import { freshEmail, orderedProduct } from './ordered-product.ts'

const event = { scheduleTime: new Date().toISOString() }

/** Declares the tests of the scheduled functions, which the emulator does not run by itself. */
export function describeSchedules(): void {
  describe('scheduled functions', () => {
    let firebase: EmulatedFunctions
    let db: Firestore

    beforeAll(async () => {
      firebase = await connectFunctions()
      db = emulatedDatabase()
      for (const [name, value] of Object.entries(emulatedValues())) vi.stubEnv(name, value)
    })
    afterAll(async () => {
      vi.unstubAllEnvs()
      await firebase.close()
      await db.terminate()
    })

    it('create orders every minute for the centres whose ordering hour has come', async () => {
      const { ports, centre, product, command } = await orderedProduct(firebase)
      await ports.commands.delete(command.id)
      const of = { productId: product.id, centreId: centre.id }
      await ports.productCentreData.save({ ...of, qtyTriggerOrder: 50, qtyMinInStock: 250 })
      const orders = async () => (await ports.commands.getAllByCentreId(centre.id)).data
      await eachMinute.run(event)
      expect(await orders()).toEqual([])

      await ports.centres.save({ id: centre.id, create_cmd_hour: 0 })
      await eachMinute.run(event)
      await eachMinute.run(event)
      expect(await orders()).toMatchObject([
        { status: 'created', products: [{ id: product.id, qty: 250 }] },
      ])
    })

    it('run every day to delete the uploads that are still unfinished after a week', async () => {
      const coach = await firebase.sessionOf('coaching', freshEmail())
      const sender = senderOf({ fetch, coachingUrl: '' }, coach, firebase.filesUrlOf('coaching'))
      const video = await videoFile()
      const begin = async () => {
        const address = addressOf(await sender.create(video.length))
        await sender.patch(address, 0, video.slice(0, 100))
        return { address, id: address.slice(address.lastIndexOf('/') + 1) }
      }
      const old = await begin()
      const recent = await begin()
      const media = db.collection(coachingRules.media.collection)
      await media.doc(old.id).update({ created_at: Math.floor(Date.now() / 1000) - 8 * 86_400 })
      const isStored = ({ id }: { id: string }) =>
        [...firebase.bucket.objects.keys()].some((key) => key.includes(id))
      expect([old, recent].map(isStored)).toEqual([true, true])

      await eachDay.run(event)

      expect([old, recent].map(isStored)).toEqual([false, true])
      expect((await media.doc(old.id).get()).exists).toBe(false)
      expect((await sender.head(old.address)).status).toBe(404)
      expect((await sender.head(recent.address)).status).toBe(200)
    })
  })
}
