import type { ImportProgress } from './import-slice.ts'

/** What a tab tells the others of the import that they share. */
export interface ImportNews {
  /** Stamp of the rows that are kept; null: none are. */
  stamp: string | null
  /** How far these rows are; null: they were written anew. */
  progress: ImportProgress | null
}

/** The other tabs of this browser. */
export interface ImportTabs {
  tell: (news: ImportNews) => void
  /** Listens to the others, until the answer is called. */
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
