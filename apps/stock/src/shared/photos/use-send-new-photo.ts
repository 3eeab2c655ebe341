import { forgetFile, readKeptFile, useEnvironment } from '@org/app-kit'
import type { SendFile } from '@org/app-kit/pages'
import { photoFailure } from './photo-upload.ts'
import { photoTexts } from './texts.ts'

/**
 * Returns a function that uploads the photo of a field `new_photo` to the entry that was just
 * added. It shows a message if the photo could not be stored, and never rejects.
 */
export function useSendNewPhoto(
  send: (id: string, ...args: Parameters<SendFile<unknown>>) => Promise<unknown>,
) {
  const { notify } = useEnvironment()
  return async (id: string, photo: string | null): Promise<void> => {
    if (photo === null) return
    const fail = (reason: string) => void notify(photoTexts.notSent(reason), 'danger')
    const file = await readKeptFile(photo)
    if (!file) return fail(photoTexts.lostReason)
    try {
      await send(id, file, { idempotencyKey: crypto.randomUUID() })
    } catch (error) {
      fail(photoFailure(error))
    }
    await forgetFile(photo)
  }
}
