import type { ImportProgress } from './import-slice.ts'

/** A change of the import that all tabs share, as one tab tells the others. */
export interface ImportNews {
  /** Version of the stored rows; null if none are stored. */
  version: string | null
  /** Progress of these rows; null if they were just written. */
  progress: ImportProgress | null
}

/** The other tabs of this browser. */
export interface ImportTabs {
  tell: (news: ImportNews) => void
  /** Listens to the other tabs; returns a function that stops it. */
  listen: (onNews: (news: ImportNews) => void) => () => void
}

export function openImportTabs(): ImportTabs {
  const channel = new BroadcastChannel('paraphe-user-import')
  return {
    tell: (news) => channel.postMessage(news),
    listen(onNews) {
      channel.onmessage = ({ data }: MessageEvent<ImportNews>) => onNews(data)
      return () => channel.close()
    },
  }
}
