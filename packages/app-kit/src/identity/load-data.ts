import type { Client, Conf } from '@org/api/client'
import type { DataServices } from '@org/data'

/** The data layer's services, loaded when they are first asked for; null where none is configured. */
export type LoadData = () => Promise<DataServices | null>

/** Loads what stands behind the data layer, for what the server is configured for. */
export type OpenData = (config: NonNullable<Conf['firebase']>) => Promise<DataServices>

/** Asks the server once; retries with the next call after a failure. */
export function dataLoader(client: Client, openData: OpenData): LoadData {
  let loading: Promise<DataServices | null> | null = null
  const load = async () => {
    const { firebase } = await client.call('getConf')
    return firebase && openData(firebase)
  }
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}
