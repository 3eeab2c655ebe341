import type { Media, SignatureData, SignatureInput } from '@org/signature'
import type { UploadTransport, VideoAccount } from '../../media/index.ts'

export const editorTabs = ['general', 'images', 'social', 'addon', 'design'] as const
export type EditorTab = (typeof editorTabs)[number]

/** A change as a function of the newest data, so that two changes in one event both arrive. */
export type Edit = (change: (data: SignatureData) => SignatureData) => void

/** Whose videos the editor offers, and how they are asked for. */
export interface EditorVideos {
  /** The signed-in person, who owns the list. */
  userId: string
  account: VideoAccount
}

/** What a tab needs: the data as it is and the way to change it. */
export interface TabProps {
  data: SignatureData
  edit: Edit
  /** The data with what it leaves open filled in, which empty fields show as their placeholder. */
  filled?: SignatureInput | undefined
  /** The person's videos elsewhere. Without them only an address can be typed. */
  videos?: EditorVideos | undefined
}

/**
 * Stores a picture and says where it is. Before sign-in the product may keep the file in the
 * browser and answer with `local: true` and a blob address; nothing else in the editor differs.
 * Rejects as every upload transport does.
 */
export type UploadImage = UploadTransport<Media>
