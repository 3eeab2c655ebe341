import type { ImportProgress } from './import-state.ts'

/** A change to the shared import, as one tab sends it to the others. */
export interface ImportNews {
  /** Version of the stored rows; null if none are stored. */
  version: string | null
  /** Progress of these rows; null if they were just written. */
  progress: ImportProgress | null
}

/** A channel to the other tabs of this browser. */
export interface ImportTabs {
  post: (news: ImportNews) => void
  /** Listens to the other tabs; returns a function that stops listening. */
  listen: (onNews: (news: ImportNews) => void) => () => void
}

export function openImportTabs(): ImportTabs {
  const channel = new BroadcastChannel('paraphe-user-import')
  return {
    post: (news) => channel.postMessage(news),
    listen(onNews) {
      channel.onmessage = ({ data }: MessageEvent<ImportNews>) => onNews(data)
      return () => channel.close()
    },
  }
}
