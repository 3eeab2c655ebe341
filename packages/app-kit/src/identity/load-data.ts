import type { Client, Conf } from '@org/api/client'
import type { DataServices } from '@org/data'

/** Loads the data layer's services on first use; null when none is configured. */
export type LoadData = () => Promise<DataServices | null>

/** Loads the implementation of the data layer for the server's configuration. */
export type OpenData = (config: NonNullable<Conf['firebase']>) => Promise<DataServices>

/** Loads the services on first use and keeps them; after a failure the next call retries. */
export function loadOnce(load: LoadData): LoadData {
  let loading: Promise<DataServices | null> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

/** Loads the services that the server has configured, if any. */
export function dataLoader(client: Client, openData: OpenData): LoadData {
  return loadOnce(async () => {
    const { firebase } = await client.call('getConf')
    return firebase && openData(firebase)
  })
}
