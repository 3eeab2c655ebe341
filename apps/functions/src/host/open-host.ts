import { createApi, type Adapters, type Api } from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import { createFunctionAdapters, openDatabase } from './function-adapters.ts'
import { readSettings } from './function-settings.ts'

/** The parts that all functions of an instance share. */
export interface FunctionHost {
  api: Api
  adapters: Adapters
  db: Firestore
  /** Address of the function `files`. */
  filesUrl: string
}

/** @throws Error that names each wrong setting */
export function openHost(): FunctionHost {
  const settings = readSettings()
  const db = openDatabase()
  const adapters = createFunctionAdapters(settings, db)
  return { api: createApi(adapters), adapters, db, filesUrl: settings.FILES_URL }
}
