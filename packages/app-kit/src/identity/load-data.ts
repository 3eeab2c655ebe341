import type { Client, Conf } from '@org/api/client'
import type { DataServices } from '@org/data'

/** Loads the data layer's services on first use; null when none is configured. */
export type LoadData = () => Promise<DataServices | null>

/** Loads the implementation of the data layer for the server's configuration. */
export type OpenData = (config: NonNullable<Conf['firebase']>) => Promise<DataServices>

/** Loads the services once; after a failure the next call retries. */
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
