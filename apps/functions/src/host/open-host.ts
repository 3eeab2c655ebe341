import { createApi, DatabaseUnavailable, type Adapters, type Api } from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import { endWithInstance } from './end-with-instance.ts'
import { createFunctionAdapters, openDatabase } from './function-adapters.ts'
import { readSettings } from './function-settings.ts'
import { holdKey } from './hold-key.ts'

/** The parts that all functions of an instance share. */
export interface FunctionHost {
  api: Api
  adapters: Adapters
  db: Firestore
  /** Address of the function `files`. */
  filesUrl: string
  /**
   * Checks once that the data belongs to the key of this instance. While Firestore is away, which the
   * calls notice themselves, the check waits for the next call.
   *
   * @throws Error that says what would be lost with this key
   */
  checkKey(): Promise<void>
}

/** @throws Error that names each wrong setting */
export function openHost(): FunctionHost {
  const settings = readSettings()
  const db = openDatabase()
  const adapters = createFunctionAdapters(settings, db)
  const api = createApi(adapters)
  endWithInstance(api)
  let checked: Promise<void> | undefined
  return {
    api,
    adapters,
    db,
    filesUrl: settings.FILES_URL,
    checkKey: () =>
      (checked ??= holdKey(db, settings.SERVER_KEY, settings.REPLACE_KEY).catch(
        (error: unknown) => {
          checked = undefined
          if (!(error instanceof DatabaseUnavailable)) throw error
        },
      )),
  }
}
