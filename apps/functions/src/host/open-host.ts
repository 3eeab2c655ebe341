import { createApi, type Adapters, type Api } from '@org/api'
import { createFunctionAdapters } from './function-adapters.ts'
import { readSettings } from './function-settings.ts'

/** What all functions of an instance share. */
export interface FunctionHost {
  api: Api
  adapters: Adapters
  /** Address of the function `files`. */
  filesUrl: string
}

/** @throws Error that names each wrong setting */
export function openHost(): FunctionHost {
  const settings = readSettings()
  const adapters = createFunctionAdapters(settings)
  return { api: createApi(adapters), adapters, filesUrl: settings.FILES_URL }
}
